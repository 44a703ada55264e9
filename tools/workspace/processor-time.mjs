/** Reads how much processor time a program has used. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds of this process, of its ended children and of all that still runs below it.
 * Leaves out processes that have lost their parent. Without `/proc`, only this process counts.
 */
export function processorSeconds() {
  const { user, system } = process.cpuUsage();
  const others = ticksOf('self').ended + ticksBelow('self');
  return (user + system) / 1_000_000 + others / TICKS_PER_SECOND;
}

/** @returns {number} */
function ticksBelow(/** @type {string} */ pid) {
  return childrenOf(pid)
    .map((child) => ticksOf(child).own + ticksOf(child).ended + ticksBelow(child))
    .reduce((total, ticks) => total + ticks, 0);
}

/** Each thread of a process has children of its own. A process that has just ended has none. */
function childrenOf(/** @type {string} */ pid) {
  return ifThere(() => readdirSync(`/proc/${pid}/task`), []).flatMap((thread) => {
    const read = () => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return ifThere(read, '').split(' ').filter(Boolean);
  });
}

function ticksOf(/** @type {string} */ pid) {
  return ticksIn(ifThere(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), ''));
}

/**
 * Reads a line of proc_pid_stat(5). The second field is the name of the program in brackets, which
 * may contain blanks and brackets itself.
 */
export function ticksIn(/** @type {string} */ line) {
  const afterName = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = afterName
    .slice(11, 15)
    .map(Number);
  return { own: user + system, ended: endedUser + endedSystem };
}

/**
 * @template T
 * @param {() => T} read
 * @param {T} otherwise
 */
function ifThere(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
