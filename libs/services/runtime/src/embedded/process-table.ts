import { execFile } from 'node:child_process';
import { readlink, realpath } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process is the PostgreSQL server of a folder. After a reboot, and always in
 * containers, the number in a stale pid file is soon that of some other process.
 */
export async function isPostmaster(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  try {
    // The server works inside its data folder.
    if (platform() === 'linux')
      return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(folder));
    return (await run('ps', ['-p', `${pid}`, '-o', 'comm='])).stdout.includes('postgres');
  } catch {
    return false; // it ended while we asked
  }
}
