/**
 * One match with a thousand spectators, who see the whole table with each of its events. Its players
 * are in this process, the spectators in another one.
 */
import type { Figures, Row } from '../figures.js';
import { helperIn, type Helper } from '../child-process.js';
import type { CrowdTask, CrowdTold } from './crowd.js';
import { startLiveServer, type LiveServer } from './live-server.js';
import { percentile } from './open-loop.js';
import { playAt, type Played } from './played-match.js';
import { setTable, type LiveTable } from './table.js';

const LOAD = { spectators: 1_000, aSecond: 5, seconds: 6 };
/** How long a server is left alone before its memory is read. */
const REST_MS = 1_500;
const MEMORY_METRIC = /^process_resident_memory_bytes\S* (\S+)/m;

interface Measured {
  /** Time from when an event was due to its answer: without spectators, and with all of them. */
  readonly answeredMs: { readonly alone: number; readonly watched: number };
  /** Accepted events a second, of those that were due. */
  readonly aSecond: { readonly alone: number; readonly watched: number };
  /** Time until the last spectator heard of each event: the median and the most. */
  readonly slowestMs: { readonly median: number; readonly most: number };
  readonly bytesOfSpectator: number;
}

export async function crowdBench(load = LOAD): Promise<Figures> {
  const server = await startLiveServer('PostgreSQL');
  const crowd = helperIn<CrowdTask, CrowdTold>(new URL('./crowd.js', import.meta.url));
  try {
    return figuresOf(load, await measure(load, server, crowd));
  } finally {
    crowd.end();
    await server.stop();
  }
}

async function measure(
  load: typeof LOAD,
  { url, metricsUrl }: LiveServer,
  crowd: Helper<CrowdTask, CrowdTold>,
): Promise<Measured> {
  await playedBy(load, await setTable(url, 'warm'));
  const alone = await playedBy(load, await setTable(url, 'alone'));
  const table = await setTable(url, 'watched');
  const before = await memoryOf(metricsUrl);
  const { spectators } = load;
  await crowd.ask({ does: 'gather', url, match: table.match, from: table.seq(), spectators });
  const after = await memoryOf(metricsUrl);
  const watched = await playedBy(load, table);
  const commandIds = watched.events.map(({ commandId }) => commandId);
  const { lastMs } = await crowd.ask({ does: 'tell', commandIds });
  const slowestMs = watched.events.map(({ dueMs }, i) => (lastMs[i] ?? NaN) - dueMs);
  return {
    answeredMs: { alone: answeredAfter(alone), watched: answeredAfter(watched) },
    aSecond: { alone: alone.aSecond, watched: watched.aSecond },
    slowestMs: { median: percentile(slowestMs, 0.5), most: Math.max(...slowestMs) },
    bytesOfSpectator: (after - before) / spectators,
  };
}

/** Plays a match; its players go when they have played. */
const playedBy = (load: typeof LOAD, table: LiveTable): Promise<Played> =>
  playAt(load, table).finally(() => table.leave());

const answeredAfter = ({ events }: Played): number =>
  percentile(
    events.map(({ dueMs, answeredMs }) => answeredMs - dueMs),
    0.5,
  );

async function memoryOf(metricsUrl: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const page = await (await fetch(metricsUrl)).text();
  return Number(MEMORY_METRIC.exec(page)?.[1] ?? NaN);
}

function figuresOf(load: typeof LOAD, told: Measured): Figures {
  const { spectators, aSecond: due } = load;
  const of = `one match, ${due} events a second, one process`;
  const { answeredMs, aSecond, slowestMs, bytesOfSpectator } = told;
  const tenth = (figure: number): number => Math.round(10 * figure) / 10;
  const ms = (bench: string, figure: number): Row => ({
    bench,
    of,
    figure: tenth(figure),
    unit: 'ms',
  });
  const rate = (bench: string, figure: number): Row => ({
    bench,
    of,
    figure: tenth(figure),
    unit: 'a second',
  });
  const crowd = `${spectators} spectators`;
  return {
    rows: [
      rate('events without spectators', aSecond.alone),
      rate(`events with ${crowd}`, aSecond.watched),
      ms('due to answer without spectators, p50', answeredMs.alone),
      ms(`due to answer with ${crowd}, p50`, answeredMs.watched),
      ms(`due to the last of ${crowd}, p50 of events`, slowestMs.median),
      {
        ...ms(`due to the last of ${crowd}, the slowest event`, slowestMs.most),
        goal: 'below 250 ms',
      },
      { bench: 'memory of a spectator', of, figure: Math.round(bytesOfSpectator), unit: 'bytes' },
    ],
    comparisons: [],
  };
}
