/** Compares a run with the tests that the repository records for each target of specs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUICK } from './games.mjs';
import { ROOT } from './install.mjs';

const FILE = join(ROOT, 'tools/workspace/recorded.json');

/** The time of a target varies; a smaller change is not worth a line in a commit. */
const NOTABLE_FACTOR = 1.5;

/** @typedef {{ tests: number, seconds: number }} Entry */
/** @typedef {Readonly<Record<string, Entry>>} Recorded by the name of the target */
/** @typedef {import('./summary.mjs').SpecTask} SpecTask */

/** @returns {Recorded} */
export const readRecorded = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** Writes one line for each target, which keeps merges simple. */
export function writeRecorded(/** @type {Recorded} */ recorded) {
  const lines = Object.entries(recorded)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, { tests, seconds }]) => `  "${name}": { "tests": ${tests}, "seconds": ${seconds} }`,
    );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * Names the targets that passed fewer tests than recorded. A test that was skipped has not passed;
 * only a machine that lacks a program, such as Java or Chromium, may skip it.
 *
 * @param {Recorded} recorded
 * @param {readonly SpecTask[]} tasks
 * @param {{ isWhole: boolean, isStrict: boolean }} run
 * @returns {string[]}
 */
export function missingTests(recorded, tasks, { isWhole, isStrict }) {
  const fewer = tasks
    .filter(({ isSuccess }) => isSuccess)
    .flatMap((task) => {
      const { tests = 0 } = recorded[task.name] ?? {};
      const counted = task.report.passed + (isStrict ? 0 : task.report.skipped);
      return counted < tests ? `${task.name} passed ${task.report.passed} of ${tests} tests` : [];
    });
  const names = new Set(tasks.map(({ name }) => name));
  const absent = Object.keys(recorded).filter((name) => isWhole && !names.has(name));
  return [...fewer, ...absent.map((name) => `${name} did not run`)];
}

/**
 * Returns what to record after a run: the targets that succeeded, and of a whole run only those that
 * still exist. Where a program is missing the skipped tests keep their place in the list.
 *
 * @param {Recorded} recorded
 * @param {readonly SpecTask[]} tasks
 * @param {{ isWhole: boolean, isStrict: boolean }} run
 * @returns {Recorded}
 */
export function renewed(recorded, tasks, { isWhole, isStrict }) {
  const names = new Set(tasks.map(({ name }) => name));
  const kept = Object.entries(recorded).filter(([name]) => !isWhole || names.has(name));
  const measured = tasks
    .filter(({ name }) => !name.endsWith(`:${QUICK}`))
    .filter(({ isSuccess, report }) => isSuccess && (isStrict || report.skipped === 0))
    .map((task) => [task.name, entryOf(task, recorded[task.name])]);
  return Object.fromEntries([...kept, ...measured]);
}

/** @returns {Entry} */
function entryOf(/** @type {SpecTask} */ { report }, /** @type {Entry | undefined} */ before) {
  const seconds = Math.ceil(report.seconds);
  const { seconds: old = 0 } = before ?? {};
  const isNotable = seconds > old * NOTABLE_FACTOR || seconds < old / NOTABLE_FACTOR;
  return { tests: report.passed, seconds: isNotable ? seconds : old };
}
