/** Bots play at so many tables for so long, and the processes are looked at in between. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { wordsOf } from '@scoresheet/event-log-port';
import { playMatch } from '@scoresheet/services-bots';
import type { Answer } from './answers.js';
import { readMetricsPage } from './metrics-page.js';

interface SoakOptions {
  readonly url: string;
  readonly operations: readonly string[];
  readonly matches: number;
  readonly minutes: number;
  readonly thinkMs: number;
  readonly sampleEveryMs: number;
  /** Called after each look, for whoever waits. */
  readonly onSample?: (soaked: Soaked) => void;
}

export interface Sample {
  readonly atMs: number;
  readonly figures: ReadonlyMap<string, number>;
}

export interface Soaked {
  readonly answers: Answer[];
  /** Samples by the address of the process. */
  readonly samples: ReadonlyMap<string, Sample[]>;
  /** Matches that were played to their end, and those that could not be. */
  ended: number;
  readonly failures: string[];
}

const MS_IN_MINUTE = 60_000;

export async function soak(options: SoakOptions): Promise<Soaked> {
  const samples = new Map(options.operations.map((address) => [address, [] as Sample[]]));
  const soaked: Soaked = { answers: [], samples, ended: 0, failures: [] };
  const over = new AbortController();
  // Every table listens to it; Node would take that for a leak.
  setMaxListeners(0, over.signal);
  const tables = Array.from({ length: options.matches }, (_, index) =>
    keepPlaying(options, soaked, { table: index + 1, over: over.signal }),
  );
  const untilMs = performance.now() + options.minutes * MS_IN_MINUTE;
  while (performance.now() < untilMs) {
    await pause(options.sampleEveryMs);
    await lookAt(samples);
    options.onSample?.(soaked);
  }
  over.abort();
  await Promise.all(tables);
  return soaked;
}

interface Place {
  readonly table: number;
  readonly over: AbortSignal;
}

/** One match after the other. One that fails is noted, and the next one begins. */
async function keepPlaying(
  { url, thinkMs }: SoakOptions,
  soaked: Soaked,
  { table, over }: Place,
): Promise<void> {
  // Tables begin one after the other: a hundred sign-ins at once are no evening of play.
  await pause(table * thinkMs, undefined, { signal: over }).catch(() => undefined);
  for (let round = 1; !over.aborted; round += 1) {
    try {
      await playMatch({
        url,
        thinkMs,
        signal: over,
        seed: `soak ${table} ${round}`,
        onAccepted: ({ tookMs }) => soaked.answers.push({ atMs: performance.now(), tookMs }),
      });
      soaked.ended += 1;
    } catch (error) {
      if (over.aborted) return;
      soaked.failures.push(wordsOf(error));
      await pause(thinkMs);
    }
  }
}

async function lookAt(samples: ReadonlyMap<string, Sample[]>): Promise<void> {
  for (const [address, kept] of samples) {
    const page = await (await fetch(`${address}/metrics`)).text();
    kept.push({ atMs: performance.now(), figures: readMetricsPage(page) });
  }
}
