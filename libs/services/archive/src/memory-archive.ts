/** An archive in memory, for tests: it lags behind the log by as much as a test wants. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Head } from '@scoresheet/domain-record';
import type { Offset } from '@scoresheet/event-log-port';
import type { ArchivedEvent, ArchiveReader } from './archive-reader.port.js';
import type { Checkpoint } from './checkpoint.js';

interface EventToKeep extends ArchivedEvent {
  readonly record: string;
  readonly partition: number;
}

export interface MemoryArchive extends ArchiveReader {
  /** Takes an admitted event, in log order. It can be read once the position has passed it. */
  keep(event: EventToKeep): void;
  /** Lets what was kept before the checkpoint be read from now on. */
  moveTo(partition: number, checkpoint: Checkpoint): void;
}

export function memoryArchive(): MemoryArchive {
  const kept = new Map<string, EventToKeep[]>();
  const positions = new Map<number, Checkpoint>();
  const visible = (record: string, before: Offset): readonly EventToKeep[] =>
    (kept.get(record) ?? []).filter(
      ({ offset, partition }) => offset < before && offset < (positions.get(partition)?.next ?? 0),
    );
  return {
    keep(event) {
      const events = kept.get(event.record);
      if (events === undefined) kept.set(event.record, [event]);
      else events.push(event);
    },
    moveTo: (partition, checkpoint) => void positions.set(partition, checkpoint),
    position: async (partition) => positions.get(partition),
    isComplete: async () => true,
    eventAt: async (partition, offset) =>
      [...kept.values()].flat().find((one) => one.partition === partition && one.offset === offset),
    async heads(records, before) {
      const heads = new Map<string, Head>();
      for (const record of records) {
        const last = visible(record, before).at(-1);
        if (last !== undefined) heads.set(record, { seq: last.seq, hash: last.hash });
      }
      return heads;
    },
    events: async (record, before, fromSeq = 0, limit = Infinity) =>
      visible(record, before)
        .filter(({ seq }) => seq >= fromSeq)
        .slice(0, limit)
        .map(archivedEvent),
    refuted: async (records) => hashesOfRefuted(records.flatMap((one) => kept.get(one) ?? [])),
  };
}

const archivedEvent = ({
  seq,
  offset,
  hash,
  bytes,
  stampedAtMs,
  isRefuted,
}: EventToKeep): ArchivedEvent =>
  withoutUndefined({
    seq,
    offset,
    hash,
    bytes,
    stampedAtMs,
    isRefuted: isRefuted || undefined,
  });

const hashesOfRefuted = (events: readonly EventToKeep[]): ReadonlySet<string> =>
  new Set(events.filter(({ isRefuted }) => isRefuted === true).map(({ hash }) => hash));
