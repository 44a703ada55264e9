/**
 * Gives every package of the workspace the same targets, so that no package.json repeats them.
 * Format and types are looked at once for the whole tree, by `tools/workspace`: package by package it
 * would take five times as long, since each would begin by reading what all others have read.
 * What a target depends on and what its cache key is made of stands in `nx.json`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPORTS, TASKS } from './summary.mjs';

/** Rooms whose modules keep nothing that one spec could leave to the next. */
const PURE = /^libs\/(rules|games|domain|contracts)\//;

const PACKAGES = '{apps,tools,libs/*}/*/package.json';

/** @type {import('@nx/devkit').CreateNodesV2} */
export const createNodesV2 = [
  PACKAGES,
  (manifests, _options, { workspaceRoot }) =>
    manifests.map((manifest) => {
      const root = dirname(manifest);
      const targets = targetsOf(root, workspaceRoot);
      return [manifest, { projects: { [root]: { root, targets } } }];
    }),
];

/**
 * Leaves the outcome of every task where `npm test` adds them up.
 *
 * @type {import('@nx/devkit').PostTasksExecution}
 */
export const postTasksExecution = (_options, { workspaceRoot, taskResults }) => {
  const tasks = Object.values(taskResults).map(({ task, status }) => ({
    ...task.target,
    root: task.projectRoot,
    status,
  }));
  mkdirSync(join(workspaceRoot, REPORTS), { recursive: true });
  writeFileSync(join(workspaceRoot, TASKS), JSON.stringify(tasks, null, 2));
};

/** A package without a build file or specs simply has no such target. */
function targetsOf(/** @type {string} */ root, /** @type {string} */ workspaceRoot) {
  const has = (/** @type {string} */ file) => existsSync(join(workspaceRoot, root, file));
  return {
    lint: { command: `eslint --max-warnings=0 ${root}` },
    ...(has('tsconfig.build.json') && { build: { command: `tsc -p ${root}/tsconfig.build.json` } }),
    ...(hasSpecs(join(workspaceRoot, root)) && { test: specs(root) }),
  };
}

function specs(/** @type {string} */ root) {
  const report = `${REPORTS}/${root}.json`;
  // Isolated, every file would load all modules and cards anew, longer than its specs take.
  const isolation = PURE.test(root) ? ' --no-isolate' : '';
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return {
    command: `vitest run ${root}/${isolation} ${reporters}`,
    // Nx asks every child for colours; processes that specs start would print theirs in them.
    options: { env: { FORCE_COLOR: '0' } },
  };
}

/** @returns {boolean} */
function hasSpecs(/** @type {string} */ folder) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return false;
    if (entry.isDirectory()) return hasSpecs(join(folder, entry.name));
    return entry.name.endsWith('.spec.ts');
  });
}
