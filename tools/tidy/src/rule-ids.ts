import type { WorkspaceFile } from './workspace-files.js';

/** A rule, an answer to a hole in the rules, or a test case of them: `R-FUZ-54`, `A-FUZ-33`. */
const ID = /\b[RAT]-[A-Z]{3}-\d+[a-z]?\b/g;

const LISTS = /^docs\/rules\/[\w-]+\.md$/;
/** Games that exist in specs alone, with rules of their own. */
const TOYS = /^[RAT]-TOY-/;

const CITING = /^(apps|libs)\/.+\.(ts|tsx|json|ya?ml)$/;

/** Ids cited in code, cards or scenarios that no page under docs/rules lists. */
export function unknownRuleIds(files: readonly WorkspaceFile[]): string[] {
  const listed = new Set(files.filter(({ path }) => LISTS.test(path)).flatMap(idsIn));
  return files
    .filter(({ path }) => CITING.test(path))
    .flatMap((file) => [...new Set(idsIn(file))].map((id) => ({ id, path: file.path })))
    .filter(({ id }) => !listed.has(id) && !TOYS.test(id))
    .map(({ id, path }) => `${path} cites ${id}`);
}

function idsIn({ text }: WorkspaceFile): string[] {
  return [...text.matchAll(ID)].map(([id]) => id);
}
