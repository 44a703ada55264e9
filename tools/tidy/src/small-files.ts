import { posix } from 'node:path';
import { linksOf } from './module-links.js';
import type { WorkspaceFile } from './workspace-files.js';

/** Files so short that whoever reads their one reader would rather have them there. */
const SMALL_LINES = 20;
/** The files of a folder, read by one file, that make a table with an entry per file. */
const TABLE = 3;

const READS = /^(apps|libs)\/(?!.*(\.spec|\.spec-kit)\.tsx?$)(?!.*\/testing\/).+\.tsx?$/;
/** A part of a page has a file of its own, however short: it is looked for by its name. */
const SOURCE = /\.ts$/;
/** What a framework, a database or a reader of folders looks for in a file of its own. */
const OWN_PLACE =
  /(^|\/)(index|main|tables)\.ts$|\.(entity|port|sql|type|resolver|filter|module|thread|toy)\.ts$|\/(migrations|contract|generated)\//;

/** Short files that a single file reads and that no spec is beside, each as `path <- reader`. */
export function smallFiles(files: readonly WorkspaceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const single = singleReaders(files);
  const entries = new Map<string, number>();
  for (const [path, reader] of single) {
    const table = `${posix.dirname(path)} ${reader}`;
    entries.set(table, (entries.get(table) ?? 0) + 1);
  }
  const isEntry = (path: string, reader: string): boolean =>
    (entries.get(`${posix.dirname(path)} ${reader}`) ?? 0) >= TABLE;
  const hasSpec = (path: string): boolean =>
    ['.spec.ts', '.int.spec.ts', '.e2e.spec.ts'].some((suffix) =>
      paths.has(path.replace(/\.ts$/, suffix)),
    );
  return files
    .filter(({ path }) => READS.test(path) && SOURCE.test(path) && !OWN_PLACE.test(path))
    .filter(({ text }) => isSmall(text))
    .flatMap(({ path }) => {
      const reader = single.get(path);
      // What a part of a page reckons stands beside its markup, where a spec needs no page.
      const isLeft = reader === undefined || /\/index\.ts$|\.tsx$/.test(reader);
      return isLeft || isEntry(path, reader) || hasSpec(path) ? [] : [`${path} <- ${reader}`];
    });
}

const isSmall = (text: string): boolean => text.trimEnd().split('\n').length <= SMALL_LINES;

/** Files that exactly one other file imports, specs aside, with that one. */
function singleReaders(files: readonly WorkspaceFile[]): ReadonlyMap<string, string> {
  const readers = new Map<string, Set<string>>();
  for (const file of files) {
    if (!READS.test(file.path)) continue;
    for (const { from } of linksOf(file).imports) {
      const read = posix.join(posix.dirname(file.path), from).replace(/\.js$/, '.ts');
      readers.set(read, (readers.get(read) ?? new Set()).add(file.path));
    }
  }
  return new Map(
    [...readers].flatMap(([path, [reader, ...more]]) =>
      reader === undefined || more.length > 0 ? [] : [[path, reader]],
    ),
  );
}
