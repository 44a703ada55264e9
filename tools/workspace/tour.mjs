/** `npm run tour`: takes the pictures of `docs/tour.md` anew, in a real browser. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installMissing, requireNode, ROOT } from './install.mjs';
import { build } from './nx.mjs';

requireNode();
installMissing();
build();
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'apps/web-e2e/src/tour/'], {
  cwd: ROOT,
  env: { ...process.env, TOUR_FOLDER: 'docs/tour' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
