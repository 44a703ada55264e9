/** Reports where the time of a run went. */

/** @typedef {import('./summary.mjs').SpecTask} SpecTask */

const SHOWN_FILES = 10;

/** Lists the files that took the longest in this run. */
export function slowest(/** @type {readonly SpecTask[]} */ tasks) {
  const files = tasks.filter(({ isCached }) => !isCached).flatMap(({ report }) => report.files);
  if (files.length === 0) return [];
  return [
    'Slowest files (seconds, of which processor time):',
    ...files
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SHOWN_FILES)
      .map(({ file, seconds, processorSeconds }) =>
        [seconds, processorSeconds]
          .map((each) => each.toFixed(1).padStart(7))
          .concat(` ${file}`)
          .join(''),
      ),
    '',
  ];
}

/**
 * Adds up the time of this run, and the time that the cache saved.
 *
 * @param {readonly SpecTask[]} tasks
 * @param {{ seconds: number, processorSeconds: number }} run
 */
export function totals(tasks, { seconds, processorSeconds }) {
  const cached = tasks
    .filter(({ isCached }) => isCached)
    .reduce((total, { report }) => total + report.processorSeconds, 0);
  return [
    `${minutes(seconds)} in all, ${minutes(processorSeconds)} of processor time; ` +
      `specs from the cache had used ${minutes(cached)} of processor time`,
  ];
}

function minutes(/** @type {number} */ seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
