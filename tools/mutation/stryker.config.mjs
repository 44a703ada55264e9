/**
 * `npm run mutate`: breaks the combat and the turn's main phase of Fuzzycards in every small way
 * that Stryker knows, and asks of each break whether a spec or a scenario notices.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'libs/games/fuzzycards/src/combat/!(*.spec).ts',
    'libs/games/fuzzycards/src/turn/{activate,play-card,refuse-activate,use-ability}.ts',
  ],
  // Only these are copied; whoever works in this checkout meanwhile is not disturbed.
  ignorePatterns: [
    '**',
    '!package.json',
    '!vitest.config.ts',
    '!libs/games/fuzzycards/**',
    '**/dist/**',
    // Whoever is to blame a break says what the rules are: scenarios, and specs of these rooms.
    'libs/games/fuzzycards/src/*.spec.ts',
    'libs/games/fuzzycards/src/!(combat|turn|scenarios)/**/*.spec.ts',
  ],
  // No spec in here runs by mistake: every search for specs leaves folders of this name out.
  tempDirName: 'tools/mutation/dist',
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  incrementalFile: 'reports/mutation/incremental.json',
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  plugins: ['@stryker-mutator/vitest-runner'],
};
