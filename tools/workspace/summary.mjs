/** Adds up what `npm test` has run: the tasks as Nx reports them, the specs as Vitest reports them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOverBudget, overrun } from './budgets.mjs';
import { missingTests } from './recorded.mjs';
import { slowest, totals } from './times.mjs';

export const REPORTS = 'reports';
export const TASKS = join(REPORTS, 'tasks.json');

/** The report of the specs of a target. */
export const reportOf = (/** @type {string} */ root, /** @type {string} */ target) =>
  `${REPORTS}/${root}${target === 'test' ? '' : `.${target}`}.json`;

const isSpecs = (/** @type {Task} */ { target }) => /^test\b/.test(target);

/** @type {import('./spec-reporter.mjs').SpecReport} */
const NO_REPORT = { passed: 0, failed: 0, skipped: 0, seconds: 0, processorSeconds: 0, files: [] };

/** @typedef {{ target: string, project: string, root: string, status: string }} Task */
/**
 * @typedef {object} SpecTask
 * @property {string} name project and target
 * @property {boolean} isSuccess
 * @property {boolean} isCached
 * @property {number} failed at least one if the target failed
 * @property {import('./spec-reporter.mjs').SpecReport} report
 */
/**
 * @typedef {object} Run
 * @property {boolean} isWhole whether all targets were asked for
 * @property {boolean} isStrict whether every program is installed, so that no test may be skipped
 * @property {number} seconds
 * @property {number} processorSeconds
 * @property {import('./recorded.mjs').Recorded} recorded
 */

/**
 * @param {string} root folder of the workspace
 * @param {Run} run
 * @returns {{ lines: string[], failed: number }} the last line reads `N passed, N failed`
 */
export function summary(root, run) {
  const tasks = readTasks(root);
  if (tasks.length === 0) return { lines: ['Nx ran nothing.', '0 passed, 1 failed'], failed: 1 };
  const specs = specTasks(root);
  const brokenChecks = tasks.filter((task) => !isSpecs(task) && isFailed(task.status));
  const missing = missingTests(run.recorded, specs, run);
  const failed = sum(specs.map((task) => task.failed)) + brokenChecks.length + missing.length;
  const passed = sum(specs.map(({ report }) => report.passed));
  const skipped = sum(specs.map(({ report }) => report.skipped));
  const files = specs.flatMap(({ report }) => report.files);
  const lines = [
    ...table(tasks),
    ...missing.map((each) => `error: ${each}`),
    ...files.filter(isOverBudget).map(overrun),
    ...slowest(specs),
    ...totals(specs, run),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${passed} passed, ${failed} failed`,
  ];
  return { lines, failed };
}

/** @returns {Task[]} */
function readTasks(/** @type {string} */ root) {
  const file = join(root, TASKS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** @returns {SpecTask[]} the targets of specs in the last run */
export function specTasks(/** @type {string} */ root) {
  return readTasks(root)
    .filter(isSpecs)
    .map((task) => {
      const file = join(root, reportOf(task.root, task.target));
      const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NO_REPORT;
      return {
        name: `${task.project}:${task.target}`,
        isSuccess: isWell(task.status),
        isCached: isCached(task.status),
        // A run of specs that broke before it could count one is itself one failure.
        failed: isFailed(task.status) ? Math.max(report.failed, 1) : report.failed,
        report,
      };
    });
}

/** One line for each target, then whatever did not go well. */
function table(/** @type {Task[]} */ tasks) {
  const targets = [...new Set(tasks.map(({ target }) => target))];
  const unwell = tasks.filter(({ status }) => !isWell(status));
  return [
    '',
    ...targets.map((target) =>
      line(
        target,
        tasks.filter((task) => task.target === target),
      ),
    ),
    ...unwell.map(({ project, target, status }) => `${status}: ${project}:${target}`),
    '',
  ];
}

function line(/** @type {string} */ target, /** @type {Task[]} */ tasks) {
  const well = tasks.filter(({ status }) => isWell(status)).length;
  const cached = tasks.filter(({ status }) => isCached(status)).length;
  return `${target.padEnd(10)} ${well} of ${tasks.length} projects well, ${cached} from the cache`;
}

const isCached = (/** @type {string} */ status) => status.includes('cache');
const isWell = (/** @type {string} */ status) => status === 'success' || isCached(status);
const isFailed = (/** @type {string} */ status) => status === 'failure';
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, n) => total + n, 0);
