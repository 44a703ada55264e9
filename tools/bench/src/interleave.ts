/**
 * Figures that may be compared: in each round every task has its turn, beginning with another one
 * each time, so that whatever else the machine does meets all of them alike.
 */
import { collectGarbage } from './collect-garbage.js';

export interface Task {
  readonly name: string;
  /**
   * Makes ready, untimed; what it answers is timed, and tells how many things it did. The same
   * round number means the same work for every task.
   */
  prepare(round: number): Timed | Promise<Timed>;
}

export type Timed = () => number | Promise<number>;

/** Of several rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Things a second, by the clock and by the time that the process had on its cores. */
export interface Rate {
  readonly wall: Spread;
  readonly cpu: Spread;
}

export interface Rounds {
  readonly rounds: number;
  /** Rounds that are thrown away, in which code is compiled and caches fill. */
  readonly warmUp: number;
}

const MICROSECONDS = 1_000_000;
const MILLISECONDS = 1_000;

/** In the order of the tasks. */
export async function interleave(
  tasks: readonly Task[],
  { rounds, warmUp }: Rounds,
): Promise<readonly Rate[]> {
  const wall = tasks.map((): number[] => []);
  const cpu = tasks.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (let turn = 0; turn < tasks.length; turn += 1) {
      const index = (round + turn) % tasks.length;
      const rate = await timed(await (tasks[index] as Task).prepare(round));
      if (round < warmUp) continue;
      wall[index]?.push(rate.wall);
      cpu[index]?.push(rate.cpu);
    }
  }
  return tasks.map((_, index) => ({
    wall: spreadOf(wall[index] ?? []),
    cpu: spreadOf(cpu[index] ?? []),
  }));
}

async function timed(run: Timed): Promise<{ readonly wall: number; readonly cpu: number }> {
  collectGarbage(); // or each would clear away what the one before it left
  const before = process.cpuUsage();
  const began = performance.now();
  const done = run();
  const things = typeof done === 'number' ? done : await done;
  const wallMs = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return {
    wall: (things * MILLISECONDS) / wallMs,
    cpu: (things * MICROSECONDS) / (user + system),
  };
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
}
