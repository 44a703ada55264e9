import type { WorkspaceFile } from './workspace-files.js';

/** What looks like a spec, to whatever tool its author was used to. */
const LIKE_A_SPEC = /([._-](test|tests|spec|specs)\.[cm]?[jt]sx?$)|(^|\/)__tests__\//;

/** What Nx gives a test target and Vitest runs (vitest.config.ts, tools/workspace/nx-targets.mjs). */
const RUN = /^(apps|tools|libs\/[^/]+)\/[^/]+\/.+\.spec\.tsx?$/;

const STARTS_TESTS = /^import [^\n]+ from 'vitest';$/m;
const HELPS_SPECS =
  /(\.spec-kit\.tsx?|^vitest\.config\.ts)$|\/(testing|contract)\/|contract-suite\.ts$/;

/** Files with tests that no run would ever reach. */
export function unreachedSpecs(files: readonly WorkspaceFile[]): string[] {
  return files
    .filter(({ path, text }) => LIKE_A_SPEC.test(path) || startsTests(path, text))
    .map(({ path }) => path)
    .filter((path) => !RUN.test(path));
}

function startsTests(path: string, text: string): boolean {
  return /\.tsx?$/.test(path) && STARTS_TESTS.test(text) && !HELPS_SPECS.test(path);
}
