/** The archive in PostgreSQL. Written by the projector alone, with its own position. */
import type { Head } from '@scoresheet/domain-record';
import type { Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import type { ArchivedEvent, ArchiveReader, EventOfPlace } from './archive-reader.port.js';
import { isArchiveComplete } from './tally/archive-tally.js';
import { IS_REFUTED, refutedAmong } from './refuted-events.js';
import { archiveOf, projectionPosition } from './projection-positions.js';

type HeadRow = { record: string; seq: number; hash: string };
type PlaceRow = Omit<EventOfPlace, 'stampedAtMs'> & { stamp: string | null };
type EventRow = Pick<ArchivedEvent, 'seq' | 'hash' | 'bytes'> & {
  offset: string;
  stamp: string | null;
  refuted: boolean;
};

export function postgresArchive(database: DataSource, topic: string): ArchiveReader {
  return {
    position: (partition) =>
      projectionPosition(database, { projection: archiveOf(topic), partition }),

    isComplete: (partition) => isArchiveComplete(database, { topic, partition }),

    async eventAt(partition, offset) {
      const [row] = await database.query<PlaceRow[]>(
        `select record, bytes, stamped_at_ms as stamp from scoresheet.archived_event
         where topic = $1 and partition = $2 and "offset" = $3`,
        [topic, partition, offset],
      );
      if (row === undefined) return undefined;
      const { stamp, ...event } = row;
      return stamp === null ? event : { ...event, stampedAtMs: Number(stamp) };
    },

    async heads(records, before) {
      const rows = await database.query<HeadRow[]>(
        `select asked.record, last.seq, last.hash
         from unnest($1::text[]) as asked(record)
         cross join lateral (
           select seq, hash from scoresheet.archived_event
           where record = asked.record and "offset" < $2
           order by seq desc limit 1) as last`,
        [records, before],
      );
      return new Map<string, Head>(rows.map(({ record, seq, hash }) => [record, { seq, hash }]));
    },

    async events(record, before, fromSeq = 0, limit = Infinity) {
      const rows = await database.query<EventRow[]>(
        `select seq, "offset", hash, bytes, stamped_at_ms as stamp, ${IS_REFUTED} as refuted
         from scoresheet.archived_event kept
         where record = $1 and seq >= $2 and "offset" < $3 order by seq limit $4`,
        [record, fromSeq, before, Number.isFinite(limit) ? limit : null],
      );
      return rows.map(archivedEvent);
    },

    refuted: (records) => refutedAmong(database, records),
  };
}

const archivedEvent = ({ offset, stamp, refuted, ...row }: EventRow): ArchivedEvent => ({
  ...{ ...row, offset: Number(offset) },
  ...(stamp === null ? {} : { stampedAtMs: Number(stamp) }),
  ...(refuted ? { isRefuted: true } : {}),
});

/** An admitted event on its way into the archive. */
export interface EventToArchive {
  readonly record: string;
  readonly seq: number;
  readonly offset: Offset;
  readonly hash: string;
  readonly bytes: Uint8Array;
  /** When a log took it first, in milliseconds; absent where nobody knows. */
  readonly stampedAtMs?: number | undefined;
}

/**
 * Archives admitted events of one partition. The bytes travel as one value, cut apart by the
 * database: as an array each byte would be written out as two hex digits and read back.
 */
export async function archiveEvents(
  manager: EntityManager,
  { topic, partition }: PartitionRef,
  events: readonly EventToArchive[],
  /** Another one than the live table, in which a rebuild grows. */
  table = 'archived_event',
): Promise<void> {
  if (events.length === 0) return;
  const starts: number[] = [];
  let length = 0;
  for (const { bytes } of events) {
    starts.push(length + 1);
    length += bytes.length;
  }
  await manager.query(
    `insert into scoresheet.${table}
       (record, seq, topic, partition, "offset", hash, bytes, stamped_at_ms)
     select record, seq, $1, $2, "offset", hash, substring($3::bytea from start for size), stamp
     from unnest($4::text[], $5::integer[], $6::bigint[], $7::text[], $8::integer[], $9::integer[],
                 $10::bigint[])
       as event(record, seq, "offset", hash, start, size, stamp)`,
    [
      topic,
      partition,
      Buffer.concat(events.map(({ bytes }) => bytes)),
      events.map(({ record }) => record),
      events.map(({ seq }) => seq),
      events.map(({ offset }) => offset),
      events.map(({ hash }) => hash),
      starts,
      events.map(({ bytes }) => bytes.length),
      events.map(({ stampedAtMs }) => stampedAtMs ?? null),
    ],
  );
}
