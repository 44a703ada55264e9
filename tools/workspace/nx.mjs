/** Runs Nx of this workspace: no daemon left behind, no cloud, no questions. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const NX = join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
const QUIET = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
const LONGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * @param {string[]} args
 * @returns {boolean} whether everything succeeded
 */
export function nx(args) {
  return run(args, 'inherit').status === 0;
}

/** Builds everything in silence; what the compiler says is shown only when it fails. */
export function build() {
  const { status, stdout, stderr } = run(['run-many', '-t', 'build'], 'pipe');
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nScoresheet could not be built; the compiler says above why.`);
  process.exit(1);
}

const COLOURLESS = { FORCE_COLOR: '0' };

function run(/** @type {string[]} */ args, /** @type {'inherit' | 'pipe'} */ stdio) {
  return spawnSync(process.execPath, [NX, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...(process.stdout.isTTY ? undefined : COLOURLESS) },
    stdio,
    encoding: 'utf8',
    maxBuffer: LONGEST_OUTPUT_BYTES,
  });
}
