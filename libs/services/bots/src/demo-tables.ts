/** Tables that are always being played, for those who look around: one ends, the next begins. */
import { setTimeout as sleep } from 'node:timers/promises';
import { playMatch, type BotTable, type PlayedMatch } from './play-match.js';
import type { TableMemory } from './table-memory.js';

/** The time between two moves, so that eyes can follow. */
const DEMO_THINK_MS = 400;
/** The time between the end of a match and the next one at the same table. */
const DEMO_PAUSE_MS = 5_000;
/** The wait after an error that time may cure: a suspended match, rules that were changed. */
const DEMO_RECOVER_MS = 30_000;

interface DemoTablesOptions {
  /** Address of the api, such as `http://localhost:3000`. */
  readonly url: string;
  /** How many matches are played at once. */
  readonly tables: number;
  readonly signal: AbortSignal;
  /** Tables that were being played when the process ended go on. */
  readonly memory: TableMemory;
  /** Differs from one life of the process to the next, or matches repeat. */
  readonly seed: string;
  readonly thinkMs?: number;
  readonly pauseMs?: number;
  readonly onFinished?: (played: PlayedMatch) => void;
  readonly onError?: (error: Error) => void;
}

/** Resolves when the signal is given. Errors of a match end that match, not the table. */
export async function demoTables(options: DemoTablesOptions): Promise<void> {
  const numbers = Array.from({ length: options.tables }, (_, index) => index + 1);
  await Promise.all(numbers.map((number) => keepPlaying(options, `table-${number}`)));
}

async function keepPlaying(options: DemoTablesOptions, name: string): Promise<void> {
  const { signal, memory, pauseMs = DEMO_PAUSE_MS, onFinished, onError } = options;
  let table: BotTable | undefined = await memory.recall(name);
  for (let round = 1; !signal.aborted; round += 1) {
    let waitMs = pauseMs;
    try {
      onFinished?.(await playRound(options, name, table, round));
    } catch (error) {
      if (signal.aborted) return; // the table stays in memory: the next life plays it on
      onError?.(error as Error);
      waitMs = DEMO_RECOVER_MS;
    }
    await memory.forget(name);
    table = undefined;
    await pause(waitMs, signal);
  }
}

function playRound(
  { url, signal, memory, seed, thinkMs = DEMO_THINK_MS }: DemoTablesOptions,
  name: string,
  table: BotTable | undefined,
  round: number,
): Promise<PlayedMatch> {
  return playMatch({
    ...{ url, signal, thinkMs, seed: `${seed} ${name} ${round}`, opensAtEnd: true },
    ...(table === undefined ? {} : { table }),
    onTable: (set) => memory.keep(name, set),
  });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
