/**
 * From a prefilled command log to admitted events on PostgreSQL, beside the raw append of the
 * same bytes by the same client: what the rules, the sealing and the chain cost on top of the log.
 */
import { encodeCommand, TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf } from '@scoresheet/domain-record';
import type { EventLog, Message } from '@scoresheet/event-log-port';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import {
  throwawayPostgres,
  type ThrowawayPostgres,
} from '@scoresheet/event-log-postgres/throwaway-postgres';
import { memoryArchive } from '@scoresheet/services-archive';
import { matchWorker } from '@scoresheet/services-match';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { Bench } from 'tinybench';
import { INSTALLATION_KEY, offlineMatch, sha256 } from './offline-matches.js';
import { compare, rowOf, together, type Figures } from './report.js';

const PARTITIONS = 4;
const AT_ONCE = [1, 16, 256] as const;
/** Commands of one run; enough for some seconds. */
const COMMANDS = 20_000;
const RUNS = 3;
/** As many as the worker appends at once at the most. */
const BATCH = 500;
const RAW_TOPIC = 'bench.raw';

export async function logBench(
  matchesAtOnce: readonly number[] = AT_ONCE,
  commands = COMMANDS,
): Promise<Figures> {
  const postgres = await throwawayPostgres();
  try {
    const figures: Figures[] = [];
    for (const atOnce of matchesAtOnce) figures.push(await measure(postgres, atOnce, commands));
    return together(figures);
  } finally {
    await postgres.dispose();
  }
}

async function measure(
  postgres: ThrowawayPostgres,
  atOnce: number,
  total: number,
): Promise<Figures> {
  const prefilled = prefill(atOnce, total);
  const worked = `commands to admitted events, ${atOnce} at once`;
  const raw = `raw append of the same bytes, ${atOnce} at once`;
  const bench = new Bench({ iterations: RUNS, time: 0, warmup: false });
  let log: EventLog | undefined;
  const open = async (): Promise<EventLog> => (log = await openLog(postgres));
  const close = async (): Promise<void> => log?.close();
  bench.add(raw, () => appendAll(log as EventLog, RAW_TOPIC, prefilled.events), {
    beforeEach: async () => void (await open()),
    afterEach: close,
  });
  bench.add(worked, () => work(log as EventLog, prefilled.total), {
    beforeEach: async () => appendAll(await open(), TOPICS.matchCommands, prefilled.commands),
    afterEach: close,
  });
  await bench.run();
  const measured = { of: 'Fuzzycards events on PostgreSQL', things: prefilled.total };
  const base = rowOf(bench, { bench: raw, ...measured });
  const row = rowOf(bench, { bench: worked, ...measured });
  return { rows: [base, row], comparisons: [compare(row, base)] };
}

const openLog = async (postgres: ThrowawayPostgres): Promise<EventLog> =>
  openPostgresLog({
    connectionString: await postgres.createDatabase(),
    partitions: PARTITIONS,
    topics: [...Object.values(TOPICS), RAW_TOPIC],
  });

interface Prefilled {
  readonly total: number;
  /** By partition, in order. */
  readonly commands: readonly Message[][];
  readonly events: readonly Message[][];
}

/** Commands of so many matches in turn; a match that is over makes room for the next. */
function prefill(atOnce: number, enough: number): Prefilled {
  const byPartition = (): Message[][] => Array.from({ length: PARTITIONS }, () => []);
  const commands = byPartition();
  const events = byPartition();
  let started = 0;
  let total = 0;
  const begin = () => offlineMatch((started += 1));
  const running = Array.from({ length: atOnce }, begin);
  for (let turn = 0; total < enough; turn = (turn + 1) % atOnce) {
    const next = running[turn]?.next();
    if (next?.done !== false) {
      running[turn] = begin();
      continue;
    }
    const { command, bytes } = next.value;
    const partition = partitionOf(command.record, PARTITIONS, sha256);
    commands[partition]?.push({ key: command.record, value: encodeCommand(command) });
    events[partition]?.push({ key: command.record, value: bytes });
    total += 1;
  }
  return { total, commands, events };
}

async function appendAll(log: EventLog, topic: string, all: readonly Message[][]): Promise<void> {
  await Promise.all(
    all.map(async (messages, partition) => {
      for (let from = 0; from < messages.length; from += BATCH) {
        await log.append({ topic, partition }, messages.slice(from, from + BATCH));
      }
    }),
  );
}

/** Runs the match worker of every partition until each command is an admitted event. */
async function work(log: EventLog, total: number): Promise<void> {
  const options = {
    log,
    archive: memoryArchive(),
    checkpoints: memoryCheckpoints(),
    installationKey: INSTALLATION_KEY,
  };
  const workers = Array.from({ length: PARTITIONS }, (_, partition) =>
    matchWorker(options, partition, ({ record }) => {
      throw new Error(`the bench match ${record} was suspended`);
    }),
  );
  await Promise.all(workers.map((worker) => worker.start()));
  const admitted = () => workers.reduce((sum, worker) => sum + worker.counts().accepted, 0);
  while (admitted() < total) await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all(workers.map((worker) => worker.stop()));
}
