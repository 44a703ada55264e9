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

/** What several rounds came to. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Things a second in one turn, by the clock and by the time that the process had on its cores. */
export interface Turn {
  readonly wall: number;
  readonly cpu: number;
}

/** Things a second in all turns, by the clock and by the time on the cores. */
export interface Rate {
  readonly wall: Spread;
  readonly cpu: Spread;
}

export interface Rounds {
  readonly rounds: number;
  /** Rounds that are thrown away, in which code is compiled and caches fill. */
  readonly warmUp: number;
  /** So many more are thrown away at the most, until no task gains speed from round to round. */
  readonly untilLevel?: number;
}

const MICROSECONDS = 1_000_000;
const MILLISECONDS = 1_000;

/** In the order of the tasks; `turnOf` times one of them once, such as `turnHere`. */
export async function interleave<T>(
  tasks: readonly T[],
  { rounds, warmUp, untilLevel = 0 }: Rounds,
  turnOf: (task: T, round: number) => Promise<Turn>,
): Promise<readonly Rate[]> {
  const turns = tasks.map((): Turn[] => []);
  const everyTurn = async (): Promise<void> => {
    const round = turns[0]?.length ?? 0;
    for (let at = 0; at < tasks.length; at += 1) {
      const index = (round + at) % tasks.length;
      turns[index]?.push(await turnOf(tasks[index] as T, round));
    }
  };
  for (let round = 0; round < warmUp; round += 1) await everyTurn();
  for (let more = 0; more < untilLevel && !turns.every(isLevel); more += 1) await everyTurn();
  for (let round = 0; round < rounds; round += 1) await everyTurn();
  return turns.map((of) => {
    const counted = of.slice(-rounds);
    const [wall, cpu] = [counted.map((turn) => turn.wall), counted.map((turn) => turn.cpu)];
    return { wall: spreadOf(wall), cpu: spreadOf(cpu) };
  });
}

/** Rounds that are looked at, and by how much the last of them may be quicker than the first. */
const LEVEL_ROUNDS = 3;
const LEVEL_WITHIN = 1.05;

/** By the time on the cores: what else the machine does makes a round slower, and none quicker. */
function isLevel(turns: readonly Turn[]): boolean {
  const last = turns.slice(-LEVEL_ROUNDS).map(({ cpu }) => cpu);
  return last.length === LEVEL_ROUNDS && (last.at(-1) ?? 0) <= (last[0] ?? 0) * LEVEL_WITHIN;
}

/** A turn that is measured in this process. */
export async function turnHere(task: Task, round: number): Promise<Turn> {
  const run = await task.prepare(round);
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
