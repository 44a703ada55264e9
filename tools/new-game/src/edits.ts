/** Lines that files of the workspace get so that they know the new game. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Names } from './names.js';

/** The text of a file with what the game needs in it. */
export type Edit = (text: string, names: Names) => string;

const packageOf = ({ folder }: Names): string => `@scoresheet/games-${folder}`;

/** Inserts a line before the mark. A file without the mark is a bug of this tool. */
function insertBefore(text: string, mark: string | RegExp, line: string): string {
  const at = typeof mark === 'string' ? text.indexOf(mark) : text.search(mark);
  if (at < 0) throw new Error(`nothing reads ${String(mark)} where '${line.trim()}' should go`);
  return `${text.slice(0, at)}${line}${text.slice(at)}`;
}

/** Inserts a line before the brace that closes the table which begins with `head`. */
function insertInto(text: string, head: string, line: string): string {
  const start = text.indexOf(head);
  if (start < 0) throw new Error(`nothing reads '${head}' where '${line.trim()}' should go`);
  const inside = start + head.length;
  return text.slice(0, inside) + insertBefore(text.slice(inside), /^\}/m, line);
}

export const catalogOf: Edit = (text, names) => {
  const { folder, variable, title } = names;
  const imported = `import * as ${variable} from '${packageOf(names)}';\n`;
  const game = `  '${folder}': entry('${title}', ${variable}.${variable}, ${variable}),\n`;
  const type = `  readonly '${folder}': typeof ${variable}.scenarioGame;\n`;
  const words = `  '${folder}': ${variable}.scenarioGame,\n`;
  let edited = insertBefore(text, 'import { archivedRuleset }', imported);
  edited = insertInto(edited, 'export const GAMES', game);
  const types = edited.indexOf('export const SCENARIO_GAMES');
  const [before, after] = [edited.slice(0, types), edited.slice(types)];
  return before + insertInto(insertBefore(after, /^\} = \{/m, type), '} = {', words);
};

export const lazyCatalogOf: Edit = (text, names) => {
  const { folder, variable, title } = names;
  const fetched = `import('${packageOf(names)}')`;
  const made = `entry('${title}', game.${variable}, game)`;
  const line = `  '${folder}': () => ${fetched}.then((game) => ${made}),\n`;
  const words = `  '${folder}': () => ${fetched}.then((game) => game.scenarioGame),\n`;
  const edited = insertInto(text, 'export const GAME_LOADERS', line);
  return insertInto(edited, 'export const SCENARIO_LOADERS', words);
};

export const walkedGames: Edit = (text, { folder, variable }) => {
  const imported = `import { walked as ${variable} } from './${folder}/walked.js';\n`;
  const edited = insertBefore(text, 'import type { WalkedGame }', imported);
  return insertInto(edited, 'export const WALKED_GAMES', `  '${folder}': ${variable},\n`);
};

interface Manifest {
  dependencies: Record<string, string>;
}

const VERSION = '0.1.0';

const sorted = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));

export const dependsOnGame: Edit = (text, names) => {
  const manifest = JSON.parse(text) as Manifest;
  manifest.dependencies = sorted({ ...manifest.dependencies, [packageOf(names)]: VERSION });
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

interface LockFile {
  packages: Record<string, { dependencies?: Record<string, string> }>;
}

/** Tells editors where the schema of the game's scenarios lies. */
export const editorSettings: Edit = (text, { folder }) => {
  const settings = JSON.parse(text) as { 'yaml.schemas': Record<string, string> };
  const scenarios = `libs/games/${folder}/src/scenarios`;
  const schemas = settings['yaml.schemas'];
  const known = { ...schemas, [`./${scenarios}/scenario.schema.json`]: `${scenarios}/*.yaml` };
  return `${JSON.stringify({ ...settings, 'yaml.schemas': sorted(known) }, null, 2)}\n`;
};

/** The packages that are told of the game, by their folders. */
export const DEPENDENTS = ['libs/games/catalog', 'tools/random-play'];

/** The lock file as npm itself would write it, so that `npm ci` finds nothing amiss. */
export const lockFile: Edit = (text, names) => {
  const lock = JSON.parse(text) as LockFile;
  const folder = `libs/games/${names.folder}`;
  const dependencies = {
    '@scoresheet/rules-engine': VERSION,
    '@scoresheet/rules-presentation': VERSION,
  };
  const game = { name: packageOf(names), version: VERSION, license: 'MIT', dependencies };
  const { '': root, ...packages } = lock.packages;
  for (const dependent of DEPENDENTS) {
    const known = packages[dependent];
    if (known) known.dependencies = sorted({ ...known.dependencies, [packageOf(names)]: VERSION });
  }
  const added = {
    ...packages,
    [folder]: game,
    [`node_modules/${packageOf(names)}`]: { resolved: folder, link: true },
  };
  const byPath = Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = withoutUndefined({ '': root, ...Object.fromEntries(byPath) });
  return `${JSON.stringify(lock, null, 2)}\n`;
};
