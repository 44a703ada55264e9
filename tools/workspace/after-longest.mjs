/**
 * The order in which the longest specs begin. Those of real processes take minutes: begun last, they
 * would run on when all else is done. Nx begins with the tasks on which most others wait, so tasks
 * that do nothing wait for the longest one, for the two longest, and so on.
 */
const LONGEST = ['e2e', 'standalone', 'cli', 'services-api'].map((name) => `@scoresheet/${name}`);

/** Tasks that do nothing but wait, by their names: targets of one package. */
export const AFTER_LONGEST = Object.fromEntries(
  LONGEST.map((longest, index) => [
    `after-${longest.replace('@scoresheet/', '')}`,
    {
      executor: 'nx:noop',
      dependsOn: LONGEST.slice(0, index + 1).map((project) => ({
        projects: [project],
        target: 'test',
      })),
    },
  ]),
);
