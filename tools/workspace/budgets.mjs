/** Limits the processor time of a spec file by the cost that its name states. */

/** Seconds; a busy machine doubles processor time, so only twice the budget is an error. */
const BUDGETS = { unit: 10, int: 30, e2e: 90 };

/**
 * Files that may use more, in seconds.
 *
 * @type {Readonly<Record<string, { seconds: number, reason: string }>>}
 */
export const EXCEPTIONS = {
  ...ofFiles(60, 'Plays 100,000 random actions of a game.', [
    'tools/random-play/src/buddies/walk.spec.ts',
    'tools/random-play/src/buddyfight/walk.spec.ts',
    'tools/random-play/src/friendomancy/walk.spec.ts',
    'tools/random-play/src/fuzzycards/walk.spec.ts',
  ]),
  ...ofFiles(30, 'Compares worlds and presentations over random walks of a game.', [
    'libs/games/buddies/src/walks.spec.ts',
    'libs/games/buddyfight/src/walks.spec.ts',
    'libs/games/friendomancy/src/walks.spec.ts',
    'libs/games/fuzzycards/src/walks.spec.ts',
  ]),
  ...ofFiles(35, 'Says every option of every scenario back.', [
    'libs/games/fuzzycards/src/said-back.spec.ts',
    'libs/games/friendomancy/src/said-back.spec.ts',
  ]),
  ...ofFiles(40, 'Plays hundreds of simulated worlds with faults.', [
    'tools/faults/src/more-seeds.spec.ts',
    'tools/faults/src/poison.spec.ts',
    'tools/faults/src/seeds.spec.ts',
    'tools/faults/src/tournament/event-mutants.spec.ts',
    'tools/faults/src/tournament/event-seeds.spec.ts',
  ]),
  ...ofFiles(25, 'Tries many random inputs, records or cards.', [
    'libs/domain/record/src/read-export.spec.ts',
    'libs/games/buddyfight/src/cards/card-file.spec.ts',
    'libs/games/buddyfight/src/effects/language-walks.spec.ts',
    'libs/games/friendomancy/src/effects/language-walks.spec.ts',
    'libs/rules/testing/src/toys.spec.ts',
    'libs/tournament/pairing/src/swiss/large/large-tables.spec.ts',
    'libs/tournament/pairing/src/swiss/random-events.spec.ts',
    'tools/random-play/src/card-coverage.spec.ts',
  ]),
  ...ofFiles(20, 'Plays whole matches or tournaments within the process.', [
    'apps/cli/src/commands/tournament-run.spec.ts',
    'libs/services/bots/src/play-bots.spec.ts',
  ]),
  ...ofFiles(60, 'Plays whole matches or tournaments over the api.', [
    'libs/services/api/src/non-interference.int.spec.ts',
    'libs/services/bots/src/event/play-event.int.spec.ts',
    'libs/services/bots/src/play-match.int.spec.ts',
  ]),
  ...ofFiles(50, 'Runs real brokers, which are Java programs, and stops some of them.', [
    'apps/cli/src/log/migrate-installation.int.spec.ts',
    'libs/event-log/kafka/src/foreign-messages.int.spec.ts',
    'libs/event-log/kafka/src/oldest-kafka.int.spec.ts',
    'libs/event-log/kafka/src/survival.int.spec.ts',
  ]),
  ...ofFiles(45, 'Runs TypeScript and ESLint on planted imports.', [
    'tools/tidy/src/boundaries.spec.ts',
  ]),
  ...ofFiles(60, 'Sends nonsense in each argument of the GraphQL schema.', [
    'libs/services/api/src/transport/every-argument.int.spec.ts',
  ]),
  ...ofFiles(200, 'Kills services and brokers again and again while matches are played.', [
    'apps/e2e/src/bot-event.e2e.spec.ts',
    'apps/e2e/src/survival.e2e.spec.ts',
  ]),
  ...ofFiles(130, 'Runs the specs of a package or of an earlier release as well.', [
    'apps/e2e/src/upgrade.e2e.spec.ts',
    'tools/new-game/src/board.e2e.spec.ts',
    'tools/new-game/src/new-game.e2e.spec.ts',
    'tools/node-versions/src/node-versions.e2e.spec.ts',
  ]),
  ...ofFiles(180, 'Walks or visits pages in a browser for minutes.', [
    'apps/web-e2e/src/event-pages.e2e.spec.ts',
    'apps/web-e2e/src/pages.e2e.spec.ts',
    'apps/web-e2e/src/walks.e2e.spec.ts',
  ]),
};

function ofFiles(
  /** @type {number} */ seconds,
  /** @type {string} */ reason,
  /** @type {string[]} */ files,
) {
  return Object.fromEntries(files.map((file) => [file, { seconds, reason }]));
}

export function budgetOf(/** @type {string} */ file) {
  const [, cost] = /\.(int|e2e)\.spec\.tsx?$/.exec(file) ?? [];
  return EXCEPTIONS[file]?.seconds ?? BUDGETS[/** @type {'int' | 'e2e'} */ (cost) ?? 'unit'];
}

/** @typedef {import('./spec-reporter.mjs').FileReport} FileReport */

export const isOverBudget = (/** @type {FileReport} */ { file, processorSeconds }) =>
  processorSeconds > budgetOf(file);

export const isOverTwiceBudget = (/** @type {FileReport} */ { file, processorSeconds }) =>
  processorSeconds > 2 * budgetOf(file);

/** Describes a file that is over its budget. */
export function overrun(/** @type {FileReport} */ report) {
  const { file, processorSeconds } = report;
  const kind = isOverTwiceBudget(report) ? 'error' : 'warning';
  return `${kind}: ${file} used ${Math.round(processorSeconds)} s of processor time, its budget is ${budgetOf(file)} s`;
}
