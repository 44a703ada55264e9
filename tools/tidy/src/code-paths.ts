import { posix } from 'node:path';
import type { WorkspaceFile } from './workspace-files.js';

/** A path in backticks that begins at the workspace's root, or at a package's own `src`. */
const PATH = /`((?:apps|libs|tools|docs|docker|rules-archive|src)\/[\w.*{},@/-]*)`/g;
const BLOCK = /```[\s\S]*?```/g;

/** Written by a build or by whoever operates, and the games of examples, which nobody has made. */
const NOT_KEPT = /(^|\/)(dist|bundle)(\/|$)|^docker\/(secrets|\.env)|night-market|sample-game/;
/** What a reader puts something in place of. */
const PLACEHOLDER = /\b(NAME|GAME|DAY|VERSION|NNNN)\b/g;

/** Paths in the text of pages at which nothing lies; `*` and `NAME` stand for any name. */
export function deadPaths(files: readonly WorkspaceFile[]): string[] {
  const there = new Set(files.flatMap(({ path }) => [path, ...foldersOf(path)]));
  const all = [...there].join('\n');
  const lies = (path: string): boolean => there.has(path) || patternOf(path).test(all);
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path: page, text }) =>
      pathsIn(text)
        .flatMap((named) => fromRoot(named, page) ?? [])
        .filter((named) => !lies(named.replace(/\/$/, '')))
        .map((named) => `${page} -> ${named}`),
    );
}

const pathsIn = (markdown: string): readonly string[] =>
  [...markdown.replace(BLOCK, '').matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !NOT_KEPT.test(path));

/** The path from the root. Only its own README calls a package's folder `src`, as any has one. */
function fromRoot(named: string, page: string): string | undefined {
  if (!named.startsWith('src/')) return named;
  return page.endsWith('/README.md') ? posix.join(posix.dirname(page), named) : undefined;
}

function foldersOf(path: string): readonly string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** `libs/games/*` and `libs/{rules,games}/*` as patterns of whole lines. */
function patternOf(path: string): RegExp {
  const pattern = path
    .replace(PLACEHOLDER, '*')
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/\n]*')
    .replace(/\{([^}]*)\}/g, (_, any: string) => `(${any.replaceAll(',', '|')})`);
  return new RegExp(`^${pattern}$`, 'm');
}
