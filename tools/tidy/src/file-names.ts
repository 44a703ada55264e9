import { basename } from 'node:path';
import type { WorkspaceFile } from './workspace-files.js';

/** `turn-order.spec.ts`, `match.int.spec.ts`, `0001-events.ts`. */
const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Names that tools or custom prescribe. */
const PRESCRIBED = /^(README|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY|Dockerfile)(\.[\w-]+)?$/;

/** Files whose name a newcomer could not guess from their words alone. */
export function oddFileNames(files: readonly WorkspaceFile[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => !KEBAB_CASE.test(basename(path)) && !PRESCRIBED.test(basename(path)));
}
