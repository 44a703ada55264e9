/** A database and a log with records in it, as projector and workers leave them. */
import { createHeads, partitionOf, sealEvent, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { firstStampOf, type EventLog, type Message } from '@scoresheet/event-log-port';
import type { SharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { DataSource } from 'typeorm';
import { checkpointAfter } from '../checkpoint.js';
import { archiveEvents } from '../postgres-archive.js';
import { archiveOf, movePosition, projectionPosition } from '../projection-positions.js';
import { ARCHIVE_TABLES } from '../tables.js';
import type { CommandWords, LogKind } from './log-kind.js';
import { endsOf } from './read-to-end.js';

export const TOPICS = { commands: 'commands', events: 'events', outcomes: 'outcomes' };

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const bytesOf = (words: string): Uint8Array => new TextEncoder().encode(words);

/** A command's bytes are its name; an outcome's bytes are the name of what it answers. */
const words: CommandWords = {
  nameOfCommand: (bytes) => (text(bytes).startsWith('c') ? text(bytes) : undefined),
  nameOfOutcome: text,
  isUnsigned: ({ headers }) => headers?.['mac'] === undefined,
};

export const KIND: LogKind = { topics: TOPICS, words };

/** Another kind of records in the same log. */
export const OTHERS = { commands: 'commands.2', events: 'events.2', outcomes: 'outcomes.2' };
export const OTHER_KIND: LogKind = { topics: OTHERS, words };

export const newLog = (partitions: number, now = Date.now): MemoryLog =>
  memoryLog({
    topics: [...Object.values(TOPICS), ...Object.values(OTHERS)],
    partitions,
    now,
    truncatable: [TOPICS.commands, TOPICS.outcomes, OTHERS.commands, OTHERS.outcomes],
  });

/** When a reader of the log holds each event to have been taken first. */
export async function stampsIn(log: EventLog): Promise<readonly number[]> {
  const stamps: number[] = [];
  for (const [partition, end] of (await endsOf(log, TOPICS.events)).entries()) {
    const entries = end === 0 ? [] : await log.read({ topic: TOPICS.events, partition }, 0, end);
    stamps.push(...entries.map(firstStampOf));
  }
  return stamps;
}

export async function newDatabase(postgres: SharedPostgres): Promise<DataSource> {
  const url = await postgres.createDatabase();
  const options = { type: 'postgres', url, ...ARCHIVE_TABLES } as const;
  const database = await new DataSource(options).initialize();
  await database.query('create schema scoresheet');
  await database.runMigrations();
  return database;
}

export async function append(log: EventLog, topic: string, message: Message): Promise<void> {
  const partition = partitionOf(message.key, log.partitions, sha256);
  await log.append({ topic, partition }, [message]);
}

/** Events of a record from `head` on. */
export function written(record: string, count: number, head?: Head, mark = ''): Message[] {
  let before = head;
  return Array.from({ length: count }, () => {
    const seq = before === undefined ? 0 : before.seq + 1;
    const { bytes, head: next } = sealEvent(
      {
        record,
        type: 'counted',
        at: 1_000 + seq,
        commandId: `c${record}${seq}${mark}`,
        parts: { public: { action: { type: 'count' }, facts: [{ kind: 'counted', mark }] } },
      },
      before,
      { saltOf: () => sha256('salt'), sha256 },
    );
    before = next;
    return { key: record, value: bytes, headers: { ce_id: `${record}/${seq}` } };
  });
}

/** Archives what is in the log, up to `upTo` entries of each partition, as a projector does. */
export async function project(
  database: DataSource,
  log: EventLog,
  upTo = 1e9,
  topic = TOPICS.events,
): Promise<void> {
  for (const [partition, end] of (await endsOf(log, topic)).entries()) {
    const of = { topic, partition };
    const ref = { projection: archiveOf(topic), partition };
    const from = await projectionPosition(database, ref);
    const heads = createHeads({ partition, partitions: log.partitions }, sha256);
    const read = Math.min(end, upTo);
    if (read === 0) continue;
    const entries = await log.read(of, 0, read);
    const events = entries.flatMap((entry) => {
      const { offset, value } = entry;
      const answer = heads.admit(heads.inspect(value));
      if (!answer.admitted || offset < (from?.next ?? 0)) return [];
      const stampedAtMs = firstStampOf(entry);
      return [{ record: answer.header.record, ...answer.head, offset, bytes: value, stampedAtMs }];
    });
    const to = checkpointAfter(log, entries.at(-1));
    await movePosition(database.manager, ref, { from, to, events });
    await archiveEvents(database.manager, of, events);
  }
}

/** Every record's events in the order in which a reader of the log admits them. */
export async function chainsIn(
  log: EventLog,
  topic = TOPICS.events,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const chains = new Map<string, string[]>();
  for (const [partition, end] of (await endsOf(log, topic)).entries()) {
    const heads = createHeads({ partition, partitions: log.partitions }, sha256);
    const entries = end === 0 ? [] : await log.read({ topic, partition }, 0, end);
    for (const { value } of entries) {
      const answer = heads.admit(heads.inspect(value));
      if (!answer.admitted) continue;
      const { record } = answer.header;
      chains.set(record, [...(chains.get(record) ?? []), text(value)]);
    }
  }
  return new Map([...chains].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the archive says of each event: the log at its place has the very same bytes. */
export async function placesAreRight(database: DataSource, log: EventLog): Promise<boolean> {
  const rows = await database.query<
    { topic: string; partition: number; offset: string; bytes: Buffer; record: string }[]
  >('select topic, record, partition, "offset", bytes from scoresheet.archived_event');
  for (const { topic, partition, offset, bytes, record } of rows) {
    if (partition !== partitionOf(record, log.partitions, sha256)) return false;
    const [entry] = await log.read({ topic, partition }, Number(offset), 1);
    if (entry === undefined || !bytes.equals(entry.value)) return false;
  }
  return true;
}
