/**
 * Gives every package of the workspace that has specs its target for them. All else is done once for
 * the whole tree, by `tools/workspace`: programs, types, lint and format. Package by package it would
 * take ten times as long, since each would begin by reading what all others have read.
 * What that depends on and what its cache keys are made of stands in `nx.json`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AFTER_LONGEST } from './after-longest.mjs';
import { GAMES, ofGame } from './games.mjs';
import { reportOf, REPORTS, TASKS } from './summary.mjs';

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

/**
 * A browser takes both cores by itself, and measures of pages mean nothing beside other work: these
 * specs have the machine to themselves once all else is done.
 */
const ALONE = 'apps/web-e2e';

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

function targetsOf(/** @type {string} */ root, /** @type {string} */ workspaceRoot) {
  const folder = join(workspaceRoot, root);
  const apart = GAMES.filter((game) => hasSpecs(join(folder, 'src', game)));
  const ofGames = apart.map((game) => [ofGame(game), specsOfGame(root, game)]);
  return {
    ...(hasSpecs(folder, apart) && { test: specs(root, apart) }),
    ...Object.fromEntries(ofGames),
    ...(root === WORKSPACE && AFTER_LONGEST),
  };
}

function specs(/** @type {string} */ root, /** @type {readonly string[]} */ apart) {
  const ofOthers = RUNS_ANY_GAME.test(root) ? '^seen' : '^production';
  const others = apart.map((game) => `--exclude=${root}/src/${game}/**`);
  const inputs = ['default', ofOthers];
  return {
    ...vitest([`${root}/`, ...others], reportOf(root, 'test'), inputs),
    parallelism: root !== ALONE,
  };
}

/**
 * A folder of a tool that has the name of a game holds what the tool knows of this game alone: its
 * specs run again when this game has changed or anything that lies below all games.
 */
function specsOfGame(/** @type {string} */ root, /** @type {string} */ game) {
  const below = ['rules', 'domain', 'contracts', 'event-log', `games/${game}`];
  const inputs = below.map((room) => `{workspaceRoot}/libs/${room}/**/*`);
  return vitest([`${root}/src/${game}/`], reportOf(root, ofGame(game)), ['default', ...inputs]);
}

function vitest(
  /** @type {string[]} */ what,
  /** @type {string} */ report,
  /** @type {string[]} */ inputs,
) {
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return {
    command: `vitest run ${what.join(' ')} ${reporters}`,
    inputs: [...inputs, '{workspaceRoot}/vitest.config.ts'],
    outputs: [`{workspaceRoot}/${report}`],
    cache: true,
    dependsOn: [{ projects: ['@scoresheet/tools-workspace'], target: 'build' }],
    // Nx asks every child for colours; processes that specs start would print theirs in them.
    options: { env: { FORCE_COLOR: '0' } },
  };
}

const NO_SOURCES = ['node_modules', 'dist'];

/** @returns {boolean} */
function hasSpecs(/** @type {string} */ folder, /** @type {readonly string[]} */ leaving = []) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (!entry.isDirectory()) return /\.spec\.tsx?$/.test(entry.name);
    const isLeft = [...NO_SOURCES, ...leaving].includes(entry.name);
    return !isLeft && hasSpecs(join(folder, entry.name), leaving);
  });
}
