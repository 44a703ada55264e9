/**
 * The programs of a release, unpacked beside the packages of today: what the release was built from
 * is its own, what it was installed with is what the lock file has now.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unpack } from './archive-file.js';
import { fileOf, PROGRAMS, ROOT, type Release } from './releases.js';

export interface OldPrograms {
  /** The program of an app, such as `match-service`: a file for Node.js. */
  main(app: string): string;
  dispose(): Promise<void>;
}

export async function oldPrograms(release: Release): Promise<OldPrograms> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-release-'));
  await unpack(fileOf(release, PROGRAMS), folder);
  await linkPackages(folder);
  return {
    main: (app) => join(folder, 'apps', app, 'dist', 'main.js'),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  const installed = join(ROOT, 'node_modules');
  for (const name of await readdir(installed)) {
    if (name.startsWith('.') || name === '@scoresheet') continue;
    await symlink(join(installed, name), join(packages, name));
  }
  for (const manifest of await manifestsIn(folder)) {
    const { name } = JSON.parse(await readFile(manifest, 'utf8')) as { name: string };
    await mkdir(dirname(join(packages, name)), { recursive: true });
    await symlink(dirname(manifest), join(packages, name));
  }
}

async function manifestsIn(folder: string): Promise<readonly string[]> {
  const all = await Promise.all(
    ['apps', 'libs'].map((room) => readdir(join(folder, room), { recursive: true })),
  );
  const found = all.flatMap((files, i) =>
    files.map((file) => join(['apps', 'libs'][i] ?? '', file)),
  );
  return found.filter((file) => file.endsWith('package.json')).map((file) => join(folder, file));
}
