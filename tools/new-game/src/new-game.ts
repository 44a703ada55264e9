/** Makes a game out of the template, in a workspace: new files, then the lines that name it. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import {
  catalogOf,
  dependsOnGame,
  DEPENDENTS,
  editorSettings,
  lazyCatalogOf,
  lockFile,
  walkedGames,
  type Edit,
} from './edits.js';
import { nameProblem, renamed, TEMPLATE, type Names, type Taken } from './names.js';

const HERE = 'tools/new-game';
const IGNORED = ['node_modules', 'dist'];

const EDITS: Readonly<Record<string, Edit>> = {
  'libs/games/catalog/src/index.ts': catalogOf,
  'libs/games/catalog/src/lazy.ts': lazyCatalogOf,
  'tools/random-play/src/walked-games.ts': walkedGames,
  ...Object.fromEntries(DEPENDENTS.map((folder) => [`${folder}/package.json`, dependsOnGame])),
  '.vscode/settings.json': editorSettings,
  'package-lock.json': lockFile,
};

/** A name that cannot be, or a file that is there already: nothing was changed. */
interface Refused {
  readonly refused: string;
}

export interface Made {
  /** Paths from the root, with slashes. */
  readonly written: readonly string[];
  readonly edited: readonly string[];
}

/** `root` is the folder of the workspace. Everything is looked at before anything is written. */
export async function newGame(root: string, names: Names): Promise<Made | Refused> {
  const problem = nameProblem(names, takenIn(root));
  if (problem !== undefined) return { refused: problem };
  const written = filesOf(root, names);
  const there = [...written.keys()].find((path) => existsSync(join(root, path)));
  if (there !== undefined) return { refused: `${there} is there already; nothing was changed.` };
  const edited = Object.entries(EDITS).map(
    ([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'), names)] as const,
  );
  for (const [path, text] of [...written, ...edited]) await write(join(root, path), text);
  linkPackage(root, names);
  return { written: [...written.keys()], edited: Object.keys(EDITS) };
}

/** What the template becomes, by path from the root. */
function filesOf(root: string, names: Names): ReadonlyMap<string, string> {
  const game = `libs/games/${names.folder}`;
  const walks = `tools/random-play/src/${names.folder}`;
  const template = textsIn(join(root, HERE, 'template'));
  const beside = (file: string): string => readFileSync(join(root, HERE, 'beside', file), 'utf8');
  const all = [
    ...template.map(([path, text]) => [`${game}/${path}`, text] as const),
    [`docs/rules/${names.folder}.md`, beside('rules.md')] as const,
    [`tools/conformance/src/${names.folder}-explained.json`, beside('explained.json')] as const,
    [`${walks}/walked.ts`, beside('walked.ts.template')] as const,
    [`${walks}/walk.spec.ts`, beside('walk.spec.ts.template')] as const,
  ];
  return new Map(all.map(([path, text]) => [path, renamed(text, names)]));
}

function textsIn(folder: string, inside = ''): readonly (readonly [string, string])[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (IGNORED.includes(entry.name) || entry.name.endsWith('.tsbuildinfo')) return [];
    if (entry.isDirectory()) return textsIn(folder, path);
    return [[path, readFileSync(join(folder, path), 'utf8')] as const];
  });
}

function takenIn(root: string): Taken {
  const pages = textsIn(join(root, 'docs/rules')).map(([, text]) => text);
  const ids = pages.flatMap((text) => [...text.matchAll(/\b[RA]-([A-Z]{3})-\d/g)]);
  return {
    folders: readdirSync(join(root, 'libs/games')),
    letters: [...new Set([...ids.map(([, letters]) => letters ?? ''), TEMPLATE.letters])],
    code: [...textsIn(join(root, HERE, 'template')), ...textsIn(join(root, HERE, 'beside'))]
      .filter(([path]) => path.endsWith('.ts'))
      .map(([, text]) => text)
      .join('\n'),
  };
}

/** Lines of other lengths break elsewhere, so every file is formatted as the house does it. */
async function write(file: string, text: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const isPlain = file.endsWith('package-lock.json') || file.endsWith('.txt');
  const { code } = isPlain ? { code: text } : await format(file, text, { singleQuote: true });
  writeFileSync(file, code);
}

/** What `npm install` would do, without asking a registry. */
function linkPackage(root: string, { folder }: Names): void {
  const links = join(root, 'node_modules', '@scoresheet');
  if (!existsSync(links)) return;
  symlinkSync(`../../libs/games/${folder}`, join(links, `games-${folder}`), 'dir');
}
