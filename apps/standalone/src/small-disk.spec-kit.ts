/** A disk of some megabytes that a spec can fill: a file system in memory, which root may mount. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Why no disk can be made here; undefined when one can. */
export const noDisk = ((): string | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root mounts disks';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/mnt']);
    execFileSync('umount', ['/mnt']);
    return undefined;
  } catch {
    return 'no disk can be mounted here';
  }
})();

/** Options as `mount` takes them: `size=400m`, `remount`. */
export const mountDisk = (folder: string, ...options: readonly string[]): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', folder]);

export const unmountDisk = (folder: string): void =>
  void execFileSync('umount', ['--lazy', folder]);

/** To the last byte. Throws when there is more room than a small disk has. */
export const fillDisk = (folder: string): void =>
  // Ends without success because the disk is full, or there was nothing to prove.
  void execFileSync('sh', ['-c', '! head -c 1G /dev/zero > "$1/ballast"', 'sh', folder], {
    stdio: 'ignore',
  });

/** Takes away what filled it. */
export const makeRoom = (folder: string): Promise<void> => rm(join(folder, 'ballast'));
