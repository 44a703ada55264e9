import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * The manifests of all packages of the workspace.
 *
 * @returns {string[]}
 */
export function manifests() {
  const rooms = ['apps', 'tools', ...readdirSync(join(ROOT, 'libs')).map((room) => `libs/${room}`)];
  return rooms
    .flatMap((room) => readdirSync(join(ROOT, room)).map((name) => join(ROOT, room, name)))
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(file));
}
