/** The archive in PostgreSQL. Written by the projector alone, with its own position. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Head } from '@scoresheet/domain-record';
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import type { ArchivedEvent, ArchiveReader } from './archive-reader.port.js';
import { ArchivedEventEntity } from './archived-event.entity.js';
import { archive, EVENTS, HEADS, type EventRow, type HeadRow } from './archived-event.sql.js';
import { isArchiveComplete } from './tally/archive-tally.js';
import { refutedAmong } from './refuted-events.js';
import { archiveOf, projectionPosition } from './projection-positions.js';

export function postgresArchive(database: DataSource, topic: string): ArchiveReader {
  return {
    position: (partition) =>
      projectionPosition(database, { projection: archiveOf(topic), partition }),

    isComplete: (partition) => isArchiveComplete(database, { topic, partition }),

    async eventAt(partition, offset) {
      const found = await database.manager.findOneBy(ArchivedEventEntity, {
        topic,
        partition,
        offset,
      });
      if (found === null) return undefined;
      const { record, bytes, stampedAtMs } = found;
      return stampedAtMs === null ? { record, bytes } : { record, bytes, stampedAtMs };
    },

    async heads(records, before) {
      const rows = await database.query<HeadRow[]>(HEADS, [records, before]);
      return new Map<string, Head>(rows.map(({ record, seq, hash }) => [record, { seq, hash }]));
    },

    async events(record, before, fromSeq = 0, limit = Infinity) {
      const asked = [record, fromSeq, before, Number.isFinite(limit) ? limit : null];
      return (await database.query<EventRow[]>(EVENTS, asked)).map(archivedEvent);
    },

    refuted: (records) => refutedAmong(database, records),
  };
}

const archivedEvent = ({ offset, stampedAtMs, refuted, ...row }: EventRow): ArchivedEvent =>
  withoutUndefined({
    ...row,
    offset: Number(offset),
    stampedAtMs: stampedAtMs === null ? undefined : Number(stampedAtMs),
    isRefuted: refuted ? true : undefined,
  });

/** An admitted event on its way into the archive. */
export interface EventToArchive extends Pick<
  ArchivedEventEntity,
  'record' | 'seq' | 'offset' | 'hash' | 'bytes'
> {
  /** When a log first took the event, in milliseconds; absent where nobody knows. */
  readonly stampedAtMs?: number | undefined;
}

/** Archives admitted events of one partition. */
export async function archiveEvents(
  manager: EntityManager,
  { topic, partition }: PartitionRef,
  events: readonly EventToArchive[],
  /** The live table, or that in which a rebuild grows. */
  table = 'archived_event',
): Promise<void> {
  if (events.length === 0) return;
  const starts: number[] = [];
  let length = 0;
  for (const { bytes } of events) {
    starts.push(length + 1);
    length += bytes.length;
  }
  await manager.query(archive(table), [
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
  ]);
}
