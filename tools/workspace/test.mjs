/**
 * `npm test`: installs what is missing, then checks everything; unchanged parts come from the cache.
 * `--quick` leaves out specs that need a server or a build. `--record` renews `recorded.json`. Other
 * options go to Nx.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { AFTER_LONGEST } from './after-longest.mjs';
import { QUICK, SPEC_TARGETS } from './games.mjs';
import { installMissing, requireNode, ROOT } from './install.mjs';
import { nx } from './nx.mjs';
import { processorSeconds } from './processor-time.mjs';
import { readRecorded, renewed, writeRecorded } from './recorded.mjs';
import { REPORTS, specTasks, summary } from './summary.mjs';

const CHECKS = ['format', 'lint', 'typecheck'];
const WHOLE = [...CHECKS, 'build', ...SPEC_TARGETS, ...Object.keys(AFTER_LONGEST)];

const OWN_OPTIONS = ['--quick', '--record'];
const isQuick = process.argv.includes('--quick');
const args = process.argv.slice(2).filter((arg) => !OWN_OPTIONS.includes(arg));

requireNode();
installMissing();
// Only reports of this run may be added up; Nx puts those of cached specs back.
rmSync(join(ROOT, REPORTS), { recursive: true, force: true });
const succeeded = nx(['run-many', '-t', ...(isQuick ? [QUICK, ...CHECKS] : WHOLE), ...args]);
const run = {
  isWhole: !isQuick && !args.some((arg) => /^(-p|--projects|--exclude)\b/.test(arg)),
  isStrict: process.env.CI === 'true',
};
if (process.argv.includes('--record')) {
  writeRecorded(renewed(readRecorded(), specTasks(ROOT), run));
}
const { lines, failed } = summary(ROOT, {
  ...run,
  recorded: readRecorded(),
  seconds: process.uptime(),
  processorSeconds: processorSeconds(),
});
console.log(lines.join('\n'));
process.exitCode = succeeded && failed === 0 ? 0 : 1;
