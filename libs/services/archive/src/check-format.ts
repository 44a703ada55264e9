/**
 * Events of another format are no events to this program: it would pass them all over and show an
 * empty installation. So it looks before anything starts.
 */
import {
  partitionsOf,
  patientlyAtStart,
  type Entry,
  type EventLog,
  type PartitionRef,
} from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { ArchivedEventEntity } from './archived-event.entity.js';

/** Events that are looked at: a damaged one alone says nothing of the format of all. */
const LOOKED_AT = 20;
const FORMAT = '["scoresheet/1",';

/** The events were written in another format. The message says what to do. */
class FormatUnknown extends Error {
  override readonly name = 'FormatUnknown';
}

/** Looks at archived events, or, where there is none, at the first entry of each partition. */
export async function checkFormat(
  database: DataSource,
  log: EventLog,
  topic: string,
): Promise<void> {
  const begins = (await archivedBeginning(database, topic)) ?? (await loggedBeginning(log, topic));
  if (begins === undefined || begins === FORMAT) return;
  throw new FormatUnknown(
    `The events of this installation do not begin with ${FORMAT}: they were written by a version ` +
      'of Scoresheet from before the format was fixed, or by another program. Start the version ' +
      'that wrote them, or begin with an empty data folder (SCORESHEET_DATA) or database.',
  );
}

/** Whether the archive has the format that this program reads; true where it is empty. */
export async function fitsFormat(database: DataSource, topic: string): Promise<boolean> {
  return ((await archivedBeginning(database, topic)) ?? FORMAT) === FORMAT;
}

async function archivedBeginning(database: DataSource, topic: string): Promise<string | undefined> {
  const rows = await database.manager.find(ArchivedEventEntity, {
    // An installation that waits for its upgrade may lack other columns.
    select: { record: true, seq: true, bytes: true },
    where: { topic },
    take: LOOKED_AT,
  });
  const beginnings = rows.map(({ bytes }) => beginningOf(bytes));
  return beginnings.find((one) => one === FORMAT) ?? beginnings[0];
}

/** Noise may stand in a log; what counts is whether any partition begins as it should. */
async function loggedBeginning(log: EventLog, topic: string): Promise<string | undefined> {
  const firsts = await Promise.all(
    partitionsOf(log, topic).map(async (of) => {
      const [first] = await patientlyAtStart(() => firstEntry(log, of));
      return first && beginningOf(first.value);
    }),
  );
  return firsts.find((one) => one === FORMAT) ?? firsts.find((one) => one !== undefined);
}

async function firstEntry(log: EventLog, of: PartitionRef): Promise<readonly Entry[]> {
  return (await log.end(of)) === 0 ? [] : log.read(of, 0, 1);
}

const beginningOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, FORMAT.length)).toString('latin1');
