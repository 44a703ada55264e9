/**
 * How long players wait when something dies: from its death to the next accepted action at the last
 * of the tables, of which there is one in every partition. All of Scoresheet as `npm start` runs it
 * on Kafka; whatever dies of it is started again by it, and a broker by the bench.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf } from '../interleave.js';
import { LIVE_PARTITIONS, startLiveServer, type LiveServer } from '../live/live-server.js';
import { spreadRow, type Figures, type Row } from '../figures.js';
import { FAULTS, type Fault } from './faults.js';
import { setTables, type Tables } from './tables.js';

const TURNS = 3;
/** What has come back is whole again by then: nothing dies twice at once. */
const BETWEEN_TURNS_MS = 5_000;

export async function recoveryBench(faults: readonly Fault[] = FAULTS): Promise<Figures> {
  const rows: Row[] = [];
  for (const fault of faults) rows.push(rowOf(fault, await measure(fault)));
  return { rows, comparisons: [] };
}

const rowOf = ({ name, goalMs }: Fault, tookMs: readonly number[]): Row => ({
  ...spreadRow(
    { bench: name, of: 'from death to the next accepted action, the slowest table', unit: 'ms' },
    spreadOf(tookMs),
  ),
  goal: `at most ${goalMs.toLocaleString('en')} ms`,
});

async function measure(fault: Fault): Promise<readonly number[]> {
  const server = await startLiveServer('Kafka', fault.installation);
  try {
    const tables = await setTables(server.url, LIVE_PARTITIONS);
    const tookMs: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      tookMs.push(await recovered(fault, turn, { server, tables }));
    }
    tables.leave();
    return tookMs;
  } finally {
    await server.stop();
  }
}

interface Played {
  readonly server: LiveServer;
  readonly tables: Tables;
}

async function recovered(fault: Fault, turn: number, { server, tables }: Played): Promise<number> {
  await tables.ready();
  await fault.strike(server, turn);
  const diedMs = performance.now();
  const mended = fault.mend?.(server, turn);
  await tables.act();
  const tookMs = performance.now() - diedMs;
  await mended;
  await pause(BETWEEN_TURNS_MS);
  return tookMs;
}
