import type { WorkspaceFile } from './workspace-files.js';

/** A rule, an answer to a hole in the rules, or a test case of them: `R-FUZ-54`, `A-FUZ-33`. */
const ID = /\b[RAT]-[A-Z]{3}-\d+[a-z]?\b/g;

const LISTS = /^docs\/rules\/[\w-]+\.md$/;
/** Toy games, which live in specs alone, have rules that no page lists. */
const TOY = /(\.spec|\.spec-kit|\.toy)\.ts$/;

const CITING = /^(apps|libs)\/.+\.(ts|tsx|json|ya?ml)$/;

/** Ids cited in code, cards or scenarios that no page under docs/rules lists. */
export function unknownRuleIds(files: readonly WorkspaceFile[]): string[] {
  const listed = new Set(files.filter(({ path }) => LISTS.test(path)).flatMap(idsIn));
  const games = new Set([...listed].map(gameOf));
  return files
    .filter(({ path }) => CITING.test(path))
    .flatMap((file) => [...new Set(idsIn(file))].map((id) => ({ id, path: file.path })))
    .filter(({ id, path }) => !listed.has(id) && (games.has(gameOf(id)) || !TOY.test(path)))
    .map(({ id, path }) => `${path} cites ${id}`);
}

function idsIn({ text }: WorkspaceFile): string[] {
  return [...text.matchAll(ID)].map(([id]) => id);
}

function gameOf(id: string): string | undefined {
  return id.split('-')[1];
}
