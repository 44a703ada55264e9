/** What was promised to those who played beside poison, held against log and database. */
import { setTimeout as pause } from 'node:timers/promises';
import { TOPICS } from '@scoresheet/contracts-messages';
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { EventLog } from '@scoresheet/event-log-port';
import { rulesOf } from '@scoresheet/games-catalog';
import { postgresArchive } from '@scoresheet/services-archive';
import type { AcceptedCommand } from '@scoresheet/services-bots';
import type { createDataSource } from '@scoresheet/services-runtime';
import type { startServer } from '@scoresheet/tools-soak/server';
import type { TrueRecord } from './true-record.js';

export interface Hour {
  readonly server: Awaited<ReturnType<typeof startServer>>;
  readonly log: EventLog;
  readonly database: ReturnType<typeof createDataSource>;
  readonly truth: TrueRecord;
  readonly played: string[];
  readonly accepted: AcceptedCommand[];
}

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 200;

export async function judgeHour(hour: Hour): Promise<readonly string[]> {
  const { truth, accepted, played } = hour;
  if (!(await isProjected(hour))) return ['behind: the projector has not come to the end'];
  await truth.atEnd();
  const notOnce = accepted.filter(
    ({ match, commandId }) => truth.timesAccepted(match, commandId) !== 1,
  );
  return [
    ...(accepted.length === 0 ? ['idle: nobody has played'] : []),
    ...notOnce.map(({ match, commandId }) => `lost or doubled: ${commandId} of ${match}`),
    ...played.flatMap((match) => inexact(truth.eventsOf(match), match)),
    ...(await stopped(hour)),
  ];
}

async function isProjected({ log, database }: Hour): Promise<boolean> {
  const archive = postgresArchive(database, TOPICS.matchEvents);
  const untilMs = performance.now() + PATIENCE_MS;
  for (let partition = 0; partition < log.partitions; partition += 1) {
    const end = await log.end({ topic: TOPICS.matchEvents, partition });
    while (((await archive.position(partition))?.next ?? 0) < end) {
      if (performance.now() > untilMs) return false;
      await pause(LOOK_EVERY_MS);
    }
  }
  return true;
}

function inexact(events: readonly Uint8Array[], match: string): readonly string[] {
  const file = encodeUtf8(exportRecord(events, sha256));
  const { verdict } = verifyExport(file, matchRefolder({ rulesOf, sha256 }), sha256);
  return verdict === 'EXACT' ? [] : [`inexact: ${match} is ${verdict}`];
}

/** Whoever was played has to be over in the lists, and nobody of them suspended. */
async function stopped({ database, played, server }: Hour): Promise<readonly string[]> {
  const rows: { id: string; status: string; suspended: boolean }[] = await database.query(
    'select id, status, suspended from scoresheet.match',
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const poisoned = rows.filter(({ id, suspended }) => suspended && !played.includes(id)).length;
  console.log(`${poisoned} poisoned matches are suspended`);
  const wrong = played.filter((id) => byId.get(id)?.status !== 'over' || byId.get(id)?.suspended);
  const { status } = await fetch(`${server.operations[0]}/readyz`);
  return [
    ...wrong.map((id) => `stopped: ${id} is ${byId.get(id)?.status ?? 'not listed'}`),
    ...(status === 200 ? [] : [`stopped: the server is not ready (${status})`]),
  ];
}
