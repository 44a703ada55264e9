import { posix } from 'node:path';
import { linksOf, type Links } from './module-links.js';
import type { WorkspaceFile } from './workspace-files.js';

const SOURCE = /\.(tsx?|mjs)$/;
const SPEC = /\.spec\.tsx?$/;

/** Rooms whose exports are looked at; what games and their engine promise stands in their docs. */
const LOOKED_AT = /^(apps|tools|libs\/(services|event-log|domain|contracts|web))\//;

/** A game to be: it is imported when it has been given a name and a place. */
const TEMPLATE = 'tools/new-game/template/';

/** The name that stands for all of a module. */
const ALL = '*';

/**
 * Exports that nobody imports, as "path name". An import by the package's index counts; what the
 * index exports must be imported from outside the package. A default export is a tool's to find.
 */
export function deadExports(files: readonly WorkspaceFile[]): string[] {
  const workspace = workspaceOf(files);
  const used = usesIn(workspace);
  return [...workspace.links.keys()]
    .filter((path) => LOOKED_AT.test(path) && !SPEC.test(path) && !path.startsWith(TEMPLATE))
    .flatMap((path) =>
      [...namesOf(path, workspace)]
        .filter((name) => name !== 'default' && !used.has(`${path} ${name}`))
        .map((name) => `${path} ${name}`),
    )
    .sort();
}

interface Workspace {
  readonly links: ReadonlyMap<string, Links>;
  /** The file behind what other packages import by name. */
  readonly entries: ReadonlyMap<string, string>;
}

function workspaceOf(files: readonly WorkspaceFile[]): Workspace {
  const sources = files.filter(({ path }) => SOURCE.test(path));
  return {
    links: new Map(sources.map((file) => [file.path, linksOf(file)])),
    entries: new Map(files.flatMap((file) => entriesOf(file))),
  };
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { '@scoresheet/source'?: string }>>;
}

function entriesOf({ path, text }: WorkspaceFile): [string, string][] {
  if (posix.basename(path) !== 'package.json') return [];
  const { name, exports = {} } = JSON.parse(text) as Manifest;
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? undefined : target['@scoresheet/source'];
    return source === undefined
      ? []
      : [[posix.join(name, entry), posix.join(posix.dirname(path), source)]];
  });
}

/** Every "path name" that somebody imports. */
function usesIn(workspace: Workspace): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [path, { imports }] of workspace.links) {
    for (const { from, name } of imports) {
      const target = fileMeant(path, from, workspace);
      if (target === undefined) continue;
      if (from.startsWith('.') && isIndex(target, workspace)) continue;
      const names = name === ALL ? namesOf(target, workspace) : [name];
      for (const each of names) used.add(`${target} ${each}`);
    }
  }
  return used;
}

const isIndex = (path: string, { entries }: Workspace): boolean =>
  path.endsWith('/src/index.ts') && [...entries.values()].includes(path);

/** The names that a file exports, those of other files among them. */
function namesOf(path: string, workspace: Workspace): ReadonlySet<string> {
  const { exports, stars } = workspace.links.get(path) ?? { exports: [], stars: [] };
  const targets = stars.flatMap((from) => fileMeant(path, from, workspace) ?? []);
  return new Set([...exports, ...targets.flatMap((target) => [...namesOf(target, workspace)])]);
}

function fileMeant(path: string, from: string, { links, entries }: Workspace): string | undefined {
  if (!from.startsWith('.')) return entries.get(from);
  const file = posix.join(posix.dirname(path), from);
  const written = ['ts', 'tsx'].map((ending) => file.replace(/js$/, ending));
  return [file, ...written].find((at) => links.has(at));
}
