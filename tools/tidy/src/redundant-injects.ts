import type { WorkspaceFile } from './workspace-files.js';

/** The token is the class that the type names: Nest reads it from the type already. */
const REDUNDANT = /@Inject\((\w+)\)[^:()]*: \1\b(?!<)/g;

/** Parameters and properties that name their class twice, each as `path: what`. */
export function redundantInjects(files: readonly WorkspaceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.ts') && !path.startsWith('tools/tidy/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(REDUNDANT)].map(([injected]) => `${path}: ${injected}`),
    );
}
