/** One process at a time: two that make the same files would spoil each other's. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const ASK_AGAIN_MS = 100;

/** Does the work alone. It does not wait for a process that died with the lock. */
export async function alone<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(lockFile))) {
    if (await isAbandoned(lockFile)) await rm(lockFile, { force: true });
    else await pause(ASK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function take(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(lockFile: string): Promise<boolean> {
  const holder = Number(await readFile(lockFile, 'utf8').catch(() => ''));
  if (holder === 0) return false; // just taken, or just let go
  try {
    process.kill(holder, 0);
    return false;
  } catch {
    return true;
  }
}
