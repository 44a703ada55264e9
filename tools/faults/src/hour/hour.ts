/**
 * `npm run faults -- --poison --minutes 60`: bots play on a server as it is shipped while somebody
 * throws strange entries into all topics of its log in PostgreSQL. At the end it is told which
 * promise to those who played was broken.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@scoresheet/event-log-faulty';
import { throwawayPostgres } from '@scoresheet/event-log-postgres/throwaway-postgres';
import { playMatch, type AcceptedCommand } from '@scoresheet/services-bots';
import { createDataSource, openEventLog } from '@scoresheet/services-runtime';
import { startServer } from '@scoresheet/tools-soak/server';
import { judgeHour, type Hour } from './judge-hour.js';
import { poisonLog, type PoisonTally } from './poison-log.js';
import { followTruth } from './true-record.js';

const TABLES = 3;
const THINK_MS = 100;
const PARTITIONS = 2;
const REPORT_EVERY_MS = 30_000;
const MS_IN_A_MINUTE = 60_000;

interface HourOptions {
  readonly minutes: number;
  readonly seed: number;
}

/** Answers what was broken, in words. */
export async function poisonedHour(options: HourOptions): Promise<readonly string[]> {
  const postgres = await throwawayPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const server = await startServer({
      DATABASE_URL: databaseUrl,
      SCORESHEET_LOG: 'postgres',
      SCORESHEET_PARTITIONS: `${PARTITIONS}`,
      SCORESHEET_GUESTS_PER_MINUTE: '100000',
    });
    const eventLog = { kind: 'database', partitions: PARTITIONS } as const;
    const log = await openEventLog({ eventLog, databaseUrl });
    const database = await createDataSource(databaseUrl).initialize();
    const truth = followTruth(log);
    try {
      return await playBeside({ server, log, database, truth, played: [], accepted: [] }, options);
    } finally {
      await truth.stop();
      await Promise.all([log.close(), database.destroy()]);
      await server.stop();
    }
  } finally {
    await postgres.dispose();
  }
}

async function playBeside(hour: Hour, { minutes, seed }: HourOptions): Promise<readonly string[]> {
  const { log, truth, played: neighbours } = hour;
  const over = new AbortController();
  const failures: string[] = [];
  const tally: PoisonTally = { events: 0, commands: 0, outcomes: 0 };
  const fail = (error: unknown) => void failures.push(`broken: ${String(error)}`);
  const poisoning = poisonLog({
    log,
    truth,
    neighbours,
    tally,
    until: over.signal,
    random: randomFrom(seed),
  }).catch(fail);
  const tables = Array.from({ length: TABLES }, (_, table) =>
    playOn(hour, `${seed} ${table}`, over.signal).catch(fail),
  );
  const tell = () =>
    console.log(
      `${hour.accepted.length} commands accepted in ${neighbours.length} matches; thrown in: ` +
        Object.entries(tally)
          .map(([topic, count]) => `${topic} ${count}`)
          .join(', '),
    );
  const progress = setInterval(tell, REPORT_EVERY_MS);
  await pause(minutes * MS_IN_A_MINUTE);
  over.abort();
  await Promise.all([poisoning, ...tables]);
  clearInterval(progress);
  tell();
  return [...failures, ...(await judgeHour(hour))];
}

/** One match after the other; the last is played to its end. */
async function playOn(hour: Hour, seed: string, over: AbortSignal): Promise<void> {
  for (let round = 1; !over.aborted; round += 1) {
    await playMatch({
      url: hour.server.url,
      thinkMs: THINK_MS,
      seed: `${seed} ${round}`,
      onTable: ({ match }) => void hour.played.push(match),
      onAccepted: (command: AcceptedCommand) => void hour.accepted.push(command),
    });
  }
}
