/** Files that Vitest runs before the specs of every process; a mutated copy of the tree needs them too. */
export const SETUP_FILES = [
  'tools/workspace/processor-time.spec-kit.ts',
  'tools/workspace/imports-end.spec-kit.ts',
  'apps/web/src/page-patience.spec-kit.ts',
];
