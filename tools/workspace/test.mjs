/** `npm test`: installs what is missing, then checks everything; unchanged parts come from the cache. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { AFTER_LONGEST } from './after-longest.mjs';
import { SPEC_TARGETS } from './games.mjs';
import { installMissing, requireNode, ROOT } from './install.mjs';
import { nx } from './nx.mjs';
import { REPORTS, summary } from './summary.mjs';

const TARGETS = [
  'format',
  'lint',
  'typecheck',
  'build',
  ...SPEC_TARGETS,
  ...Object.keys(AFTER_LONGEST),
];

requireNode();
installMissing();
// Only reports of this run may be added up; Nx puts those of cached specs back.
rmSync(join(ROOT, REPORTS), { recursive: true, force: true });
const succeeded = nx(['run-many', '-t', ...TARGETS, ...process.argv.slice(2)]);
const { lines, failed } = summary(ROOT);
console.log(lines.join('\n'));
process.exitCode = succeeded && failed === 0 ? 0 : 1;
