/**
 * Which process was given which port. Between the moment a port is found free and the moment a server
 * listens on it lie seconds, in which the specs of another process would find it free as well.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const CLAIMS = join(tmpdir(), `scoresheet-ports-${userInfo().uid}`);

const mine = new Set<number>();

/** Whether the port is ours now: not while a process that was given it runs. Claims end with us. */
export function claimPort(port: number): boolean {
  mkdirSync(CLAIMS, { recursive: true });
  try {
    writeFileSync(claimOf(port), `${process.pid}`, { flag: 'wx' });
  } catch {
    dropOfTheDead(port);
    return false;
  }
  if (mine.size === 0) process.once('exit', () => mine.forEach(drop));
  mine.add(port);
  return true;
}

/** A process that was killed leaves its claims. The port is for the next one who asks: two may ask now. */
function dropOfTheDead(port: number): void {
  try {
    const owner = Number(readFileSync(claimOf(port), 'utf8'));
    if (owner > 0 && !isRunning(owner)) drop(port);
  } catch {
    // The owner has dropped the claim in the meantime.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const drop = (port: number) => rmSync(claimOf(port), { force: true });

const claimOf = (port: number) => join(CLAIMS, `${port}`);
