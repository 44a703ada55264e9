/**
 * Gives every package of the workspace that has specs its target for them. All else is done once for
 * the whole tree, by `tools/workspace`: programs, types, lint and format. Package by package it would
 * take ten times as long, since each would begin by reading what all others have read.
 * What that depends on and what its cache keys are made of stands in `nx.json`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AFTER_LONGEST } from './after-longest.mjs';
import { EXCEPTIONS } from './budgets.mjs';
import { GAMES, ofGame, QUICK, SPEED, SPEED_TARGET } from './games.mjs';
import { reportOf, REPORTS, TASKS } from './summary.mjs';

const PACKAGES = '{apps,tools,libs/*}/*/package.json';

const WORKSPACE = 'tools/workspace';

/** What makes the bundles that specs start; the sources of a bundle are inputs by themselves. */
const BUNDLER = `{workspaceRoot}/${WORKSPACE}/{build,bundle,launch,source-places,swc-options,yaml-module}.mjs`;

const GAME = /^libs\/games\/(?!catalog$)/;

/**
 * Rooms that run any game by one contract: what they do with it does not change with a card. So
 * their specs rest on what is `seen` of a game, and an edit within one game does not run them again;
 * the game's own specs, its goldens and the tools that play all games do. A run without a cache, as
 * continuous integration begins, leaves nothing out.
 */
const RUNS_ANY_GAME =
  /^(apps|libs\/(services|event-log)|tools\/(bench|faults|node-versions|releases|soak)$)/;

/** One file of these keeps a third of two cores busy: three run side by side, after all other packages. */
const OF_BROWSERS = 'apps/web-e2e';

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
  const hasFolder = (/** @type {string} */ name) => hasSpecs(join(folder, 'src', name));
  const games = GAMES.filter(hasFolder);
  const measures = [SPEED].filter(hasFolder);
  const apart = [...games, ...measures];
  const ofGames = games.map((game) => [ofGame(game), specsOfGame(root, game)]);
  const ofSpeed = measures.map(() => [SPEED_TARGET, specsOfSpeed(root)]);
  const ofAll = hasSpecs(folder, apart) ? [['test', specs(root, apart)]] : [];
  const ofWorkspace = root === WORKSPACE ? [[QUICK, quickSpecs()]] : [];
  return {
    ...Object.fromEntries([...ofAll, ...ofGames, ...ofSpeed, ...ofWorkspace]),
    ...(root === WORKSPACE && AFTER_LONGEST),
  };
}

function specs(/** @type {string} */ root, /** @type {readonly string[]} */ apart) {
  const others = apart.map((name) => `--exclude=${root}/src/${name}/**`);
  const workers = root === OF_BROWSERS ? ['--maxWorkers=3'] : [];
  return {
    ...vitest([`${root}/`, ...others, ...workers], reportOf(root, 'test'), inputsOf(root)),
    parallelism: root !== OF_BROWSERS,
  };
}

/** Other work would lengthen what is measured: no other task and no second file runs at that time. */
function specsOfSpeed(/** @type {string} */ root) {
  const what = [`${root}/src/${SPEED}/`, '--maxWorkers=1'];
  return {
    ...vitest(what, reportOf(root, SPEED_TARGET), inputsOf(root)),
    parallelism: false,
  };
}

const inputsOf = (/** @type {string} */ root) => [
  'default',
  RUNS_ANY_GAME.test(root) ? '^seen' : '^production',
];

/**
 * A folder of a tool that has the name of a game holds what the tool knows of this game alone: its
 * specs run again when this game has changed or anything that lies below all games.
 */
function specsOfGame(/** @type {string} */ root, /** @type {string} */ game) {
  const below = ['rules', 'domain', 'contracts', 'event-log', `games/${game}`];
  const inputs = below.map((room) => `{workspaceRoot}/libs/${room}/**/*`);
  return vitest([`${root}/src/${game}/`], reportOf(root, ofGame(game)), ['default', ...inputs]);
}

/**
 * The specs that need no server and no build, and keep to the budget of such specs, in one run. Those of
 * benches measure their process, which others would disturb.
 */
function quickSpecs() {
  const left = ['**/*.int.spec.*', '**/*.e2e.spec.*', 'tools/bench/**', ...Object.keys(EXCEPTIONS)];
  const what = left.map((files) => `--exclude=${files}`);
  return { ...vitest(what, reportOf(WORKSPACE, QUICK), ['tree']), dependsOn: [] };
}

/** The collector runs less often with more room. Not in `vitest.config.ts`: threads of Stryker refuse the flag. */
const MEMORY = '--execArgv=--max-semi-space-size=64';

function vitest(
  /** @type {string[]} */ what,
  /** @type {string} */ report,
  /** @type {string[]} */ inputs,
) {
  const reporters = `--reporter=dot --reporter=./${WORKSPACE}/spec-reporter.mjs`;
  return {
    command: `vitest run ${what.join(' ')} ${MEMORY} ${reporters}`,
    inputs: [...inputs, '{workspaceRoot}/vitest.config.ts', BUNDLER],
    outputs: [`{workspaceRoot}/${report}`],
    cache: true,
    dependsOn: [{ projects: ['@scoresheet/tools-workspace'], target: 'build' }],
    // Nx asks every child for colours; processes that specs start would print theirs in them.
    options: { env: { FORCE_COLOR: '0', SPEC_REPORT: report } },
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
