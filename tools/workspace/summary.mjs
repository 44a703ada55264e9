/** Adds up what `npm test` has run: the tasks as Nx tells them, the specs as Vitest reports them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const REPORTS = 'reports';
export const TASKS = join(REPORTS, 'tasks.json');

/** Where the specs of a target leave what became of them. */
export const reportOf = (/** @type {string} */ root, /** @type {string} */ target) =>
  `${REPORTS}/${root}${target === 'test' ? '' : `.${target}`}.json`;

const isSpecs = (/** @type {Task} */ { target }) => /^test\b/.test(target);

/** @typedef {{ target: string, project: string, root: string, status: string }} Task */

/**
 * @param {string} root folder of the workspace
 * @returns {{ lines: string[], failed: number }} the last line reads `N passed, N failed`
 */
export function summary(root) {
  const tasks = readTasks(root);
  if (tasks === undefined) return { lines: ['Nx ran nothing.', '0 passed, 1 failed'], failed: 1 };
  const specs = tasks.filter(isSpecs).map((task) => specsOf(root, task));
  const brokenChecks = tasks.filter((task) => !isSpecs(task) && isFailed(task.status));
  const passed = sum(specs.map((spec) => spec.passed));
  const failed = sum(specs.map((spec) => spec.failed)) + brokenChecks.length;
  return { lines: [...table(tasks), `${passed} passed, ${failed} failed`], failed };
}

/** @returns {Task[] | undefined} */
function readTasks(/** @type {string} */ root) {
  const file = join(root, TASKS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A run of specs that broke before it could count one is itself one failure. */
function specsOf(/** @type {string} */ root, /** @type {Task} */ task) {
  const file = join(root, reportOf(task.root, task.target));
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const passed = Number(report?.numPassedTests ?? 0);
  const failed = Number(report?.numFailedTests ?? 0);
  return { passed, failed: isFailed(task.status) ? Math.max(failed, 1) : failed };
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
