/**
 * `npm run mutate`: breaks the combat and a phase of Fuzzycards in every small way that Stryker
 * knows, and asks of each break whether a spec or a scenario notices. `GAME=buddies npm run mutate`
 * does the same to another game.
 */
import { SETUP_FILES } from '@scoresheet/tools-workspace/setup-files';
import { MUTATED_GAMES } from './mutated-games.mjs';

const game = process.env['GAME'] ?? 'fuzzycards';
const entry = MUTATED_GAMES[game];
if (!entry) {
  const games = Object.keys(MUTATED_GAMES).join(', ');
  throw new Error(`There is no game '${game}' to mutate; there are ${games}.`);
}
const source = `libs/games/${game}/src`;
const report = (/** @type {string} */ file) => `reports/mutation/${game}/${file}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: entry.mutate.map((files) => `${source}/${files}`),
  // Only these are copied; whoever works in this checkout meanwhile is not disturbed.
  ignorePatterns: [
    '**',
    '!package.json',
    '!vitest.config.ts',
    // What the configuration reads.
    '!tools/workspace/*.mjs',
    '!{apps,tools,libs/*}/*/package.json',
    ...SETUP_FILES.map((file) => `!${file}`),
    `!libs/games/${game}/**`,
    '**/dist/**',
    // Whoever is to blame a break says what the rules are: scenarios, and specs of these rooms.
    `${source}/*.spec.ts`,
    `${source}/!(${[...entry.rooms, 'scenarios'].join('|')})/**/*.spec.ts`,
  ],
  // No spec in here runs by mistake: every search for specs leaves folders of this name out.
  tempDirName: 'tools/mutation/dist',
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: report('mutation.json') },
  htmlReporter: { fileName: report('index.html') },
  incrementalFile: report('incremental.json'),
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  plugins: ['@stryker-mutator/vitest-runner'],
};
