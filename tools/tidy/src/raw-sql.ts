/** Raw SQL stands in files of its own, one per model, and each says why it is there. */
import type { WorkspaceFile } from './workspace-files.js';

const SHIPPED = /^(libs\/services|libs\/event-log|apps)\/.+\.ts$/;
const SQL_FILE = /\.sql\.ts$/;
/** Specs ask from outside; migrations are never changed; servers have no models. */
const ELSEWHERE =
  /\.(spec|spec-kit)\.ts$|\/testing\/|\/migrations\/|^libs\/services\/runtime\/src\/embedded\//;

/** Finds statements, not the parts that the query builder is given. */
const STATEMENT = new RegExp(
  [
    String.raw`\b(?:from|into|update|join|using|table|on) (?:only |if exists )?"?scoresheet(?:_log)?"?\.`,
    String.raw`[\x60'"]\s*select\b[^\x60;]*\bfrom (?!pg_)`,
    String.raw`[\x60'"]\s*(?:insert into|delete from|truncate|(?:alter|drop) (?:table|index)) `,
    String.raw`[\x60'"]\s*create (?:unlogged |temporary |unique )?(?:table|index) `,
    String.raw`[\x60'"]\s*update \S+ (?:(?:as )?\w+ )?set\b`,
  ].join('|'),
);

/** Each as `path:line`. */
export function unfiledSql(files: readonly WorkspaceFile[]): string[] {
  return files
    .filter(({ path }) => SHIPPED.test(path) && !SQL_FILE.test(path) && !ELSEWHERE.test(path))
    .flatMap(({ path, text }) => {
      const found = STATEMENT.exec(text);
      return found === null ? [] : [`${path}:${text.slice(0, found.index).split('\n').length}`];
    });
}

const HEAD = /^\/\*\*([\s\S]*?)\*\//;
const BENCH = /npm run bench -- (\w+)/g;

/** Files of raw SQL whose head does not say why, or names a bench that nobody has. */
export function unreasonedSql(
  files: readonly WorkspaceFile[],
  benches: readonly string[],
): string[] {
  return files
    .filter(({ path, text }) => {
      if (!SQL_FILE.test(path)) return false;
      const head = (HEAD.exec(text)?.[1] ?? '').replace(/\s*\n \* ?/g, ' ');
      const named = [...head.matchAll(BENCH)].map(([, name]) => name ?? '');
      return !head.includes('Raw SQL because') || named.some((name) => !benches.includes(name));
    })
    .map(({ path }) => path);
}
