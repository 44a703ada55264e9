/** Vitest reporter: writes the outcome and the cost of each spec file to the path in `SPEC_REPORT`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { isOverBudget, isOverTwiceBudget, overrun } from './budgets.mjs';
import { ROOT } from './install.mjs';
import { processorSeconds } from './processor-time.mjs';

/** @typedef {{ file: string, seconds: number, processorSeconds: number }} FileReport */
/**
 * @typedef {object} SpecReport
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} seconds wall time of the process
 * @property {number} processorSeconds including its children
 * @property {FileReport[]} files
 */

/** @typedef {import('vitest/node').TestModule} TestModule */

/** @typedef {import('vitest/node').Reporter} Reporter */

/** @implements {Reporter} */
export default class SpecReporter {
  onTestRunEnd(/** @type {readonly TestModule[]} */ modules) {
    const report = reportOn(modules);
    const path = process.env.SPEC_REPORT ?? '';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(report));
    for (const file of report.files.filter(isOverBudget)) console.log(overrun(file));
    // Nx caches no failed task, so the next run measures the file again.
    if (report.files.some(isOverTwiceBudget)) process.exitCode = 1;
  }
}

/** @returns {SpecReport} */
function reportOn(/** @type {readonly TestModule[]} */ modules) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (/** @type {string} */ state) =>
    tests.filter((test) => test.result().state === state).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    seconds: process.uptime(),
    processorSeconds: processorSeconds(),
    files: modules.map(fileReport),
  };
}

/** @returns {FileReport} */
function fileReport(/** @type {TestModule} */ module) {
  const { collectDuration, duration } = module.diagnostic();
  const { processorSeconds = 0 } = /** @type {{ processorSeconds?: number }} */ (module.meta());
  const seconds = (collectDuration + duration) / 1_000;
  return { file: relative(ROOT, module.moduleId), seconds, processorSeconds };
}
