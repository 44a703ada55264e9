/** Installs the packages of the lock file when they are not there; uses nothing but Node itself. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const OLDEST_NODE = { major: 20, minor: 19 };

/** Ends the process with words when a person's Node cannot run Scoresheet. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE.major) return;
  if (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor) return;
  console.error(
    `Scoresheet needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer; this is ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and try again.',
  );
  process.exit(1);
}

export function installMissing() {
  if (isInstalled(ROOT)) return;
  console.log('Installing packages (the first time this takes a minute) ...');
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status === 0) return;
  console.error('The packages could not be installed; npm says above why. Then run this again.');
  process.exit(1);
}

/**
 * npm keeps its own list of what it has put into `node_modules`, written last. Every package of
 * the lock file must stand there in the same version; optional ones depend on the platform.
 *
 * @param {string} root folder of the workspace
 */
export function isInstalled(root) {
  const installedList = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
  const installed = packagesOf(installedList);
  return wanted.every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/') || optional) return true;
    return link ? existsSync(join(root, path)) : installed[path]?.version === version;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** The npm that started us, or the one on the path. */
function npm(/** @type {string[]} */ args) {
  const options = /** @type {const} */ ({ cwd: ROOT, stdio: 'inherit' });
  const { npm_execpath: self } = process.env;
  if (self?.endsWith('.js')) return spawnSync(process.execPath, [self, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
