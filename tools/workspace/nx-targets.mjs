/**
 * Gives every package of the workspace that has specs its target for them. All else is done once for
 * the whole tree, by `tools/workspace`: programs, types, lint and format. Package by package it would
 * take ten times as long, since each would begin by reading what all others have read.
 * What a target depends on and what its cache key is made of stands in `nx.json`.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AFTER_LONGEST } from './after-longest.mjs';
import { REPORTS, TASKS } from './summary.mjs';

const PACKAGES = '{apps,tools,libs/*}/*/package.json';

const WORKSPACE = 'tools/workspace';

const GAME = /^libs\/games\/(?!catalog$)/;

/**
 * Rooms that run any game by one contract: what they do with it does not change with a card. So
 * their specs rest on what is `seen` of a game, and an edit within one game does not run them again;
 * the game's own specs, its goldens and the tools that play all games do. A run without a cache, as
 * continuous integration begins, leaves nothing out.
 */
const RUNS_ANY_GAME =
  /^(apps|libs\/(services|event-log)|tools\/(bench|faults|node-versions|releases|soak)$)/;

/** @type {import('@nx/devkit').CreateNodesV2} */
export const createNodesV2 = [
  PACKAGES,
  (manifests, _options, { workspaceRoot }) =>
    manifests.map((manifest) => {
      const root = dirname(manifest);
      const targets = targetsOf(root, workspaceRoot);
      const namedInputs = GAME.test(root) ? { seen: ['{projectRoot}/package.json'] } : {};
      return [manifest, { projects: { [root]: { root, targets, namedInputs } } }];
    }),
];

/**
 * Leaves the outcome of every task where `npm test` adds them up.
 *
 * @type {import('@nx/devkit').PostTasksExecution}
 */
export const postTasksExecution = (_options, { workspaceRoot, taskResults }) => {
  const done = Object.values(taskResults).filter(
    ({ task }) => !(task.target.target in AFTER_LONGEST),
  );
  const tasks = done.map(({ task, status }) => ({
    ...task.target,
    root: task.projectRoot,
    status,
  }));
  mkdirSync(join(workspaceRoot, REPORTS), { recursive: true });
  writeFileSync(join(workspaceRoot, TASKS), JSON.stringify(tasks, null, 2));
};

const targetsOf = (/** @type {string} */ root, /** @type {string} */ workspaceRoot) => ({
  ...(hasSpecs(join(workspaceRoot, root)) && { test: specs(root) }),
  ...(root === WORKSPACE && AFTER_LONGEST),
});

function specs(/** @type {string} */ root) {
  const report = `${REPORTS}/${root}.json`;
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  const ofOthers = RUNS_ANY_GAME.test(root) ? '^seen' : '^production';
  return {
    command: `vitest run ${root}/ ${reporters}`,
    inputs: ['default', ofOthers, '{workspaceRoot}/vitest.config.ts'],
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
