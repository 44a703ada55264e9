/** The contest on PostgreSQL, embedded: four partitions, and a raw append by the same client. */
import { TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog } from '@scoresheet/event-log-port';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import {
  throwawayPostgres,
  type ThrowawayPostgres,
} from '@scoresheet/event-log-postgres/throwaway-postgres';
import type { Rounds } from '../interleave.js';
import { together, type Figures } from '../figures.js';
import { FUZZYCARDS } from './bench-games.js';
import { logContest, type Prepared } from './log-duel.js';
import { appendAll, type Prefilled } from './prefill.js';

const PARTITIONS = 4;
const AT_ONCE = [1, 16, 256] as const;
const COMMANDS = 6_000;
const ROUNDS: Rounds = { rounds: 5, warmUp: 3, untilLevel: 12 };
const RAW_TOPIC = 'bench.raw';
/** As many entries as the worker appends at once at the most. */
const BATCH = 500;

export async function postgresLogBench(
  atOnce: readonly number[] = AT_ONCE,
  commands = COMMANDS,
  rounds = ROUNDS,
): Promise<Figures> {
  const postgres = await throwawayPostgres();
  const openLog = () => openOn(postgres);
  const raw = {
    words: `raw append of the same bytes, ${BATCH} at a time`,
    prepare: (prefilled: Prefilled) => prepareRaw(openLog, prefilled),
  };
  const contest = {
    game: FUZZYCARDS,
    partitions: PARTITIONS,
    on: 'PostgreSQL',
    goal: 'at least 0.5',
  };
  try {
    const figures: Figures[] = [];
    for (const matchesAtOnce of atOnce) {
      const load = { matchesAtOnce, commands, rounds };
      figures.push(await logContest({ ...contest, ...load, openLog, raw }));
    }
    return together(figures);
  } finally {
    await postgres.dispose();
  }
}

const openOn = async (postgres: ThrowawayPostgres): Promise<EventLog> =>
  openPostgresLog({
    connectionString: await postgres.createDatabase(),
    partitions: PARTITIONS,
    topics: [...Object.values(TOPICS), RAW_TOPIC],
  });

async function prepareRaw(
  openLog: () => Promise<EventLog>,
  { events, total }: Prefilled,
): Promise<Prepared> {
  const log = await openLog();
  const timed = async (): Promise<number> => {
    await appendAll(log, RAW_TOPIC, events, BATCH);
    return total;
  };
  return { timed, close: () => log.close() };
}
