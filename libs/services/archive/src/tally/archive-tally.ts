/**
 * What the archive holds, as the archive counts itself, beside what its position says it was given:
 * two rows a partition, so that a start compares them in constant time.
 */
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import { archiveOf } from '../projection-positions.js';
import { digestOfBits } from './digest-bits.js';
import type { EventTally } from './event-tally.js';

export interface ArchiveState {
  readonly partition: number;
  /** Every event before this offset was archived. */
  readonly next: number;
  /** What it was given; undefined: not counted yet, as after a projector of an older version. */
  readonly given: EventTally | undefined;
  /** What it has; undefined: not counted yet, as after an upgrade. */
  readonly has: EventTally | undefined;
}

/** Of the partitions that have a position. */
export async function archiveStates(
  from: DataSource | EntityManager,
  topic: string,
): Promise<readonly ArchiveState[]> {
  const rows = await from.query<StateRow[]>(
    `select position.partition, position.next_offset as next,
            given.events as "givenEvents", given.digest as "givenDigest",
            coalesce(kept.is_whole, true) as "isCounted",
            coalesce(kept.events, 0) as events, coalesce(kept.digest, 0::bit(256)) as digest
     from scoresheet.projection_position position
     left join scoresheet.projection_tally given
       on given.projection = position.projection and given.partition = position.partition
          and given.next_offset = position.next_offset
     left join scoresheet.archive_tally kept
       on kept.topic = $2 and kept.partition = position.partition
     where position.projection = $1 order by position.partition`,
    [archiveOf(topic), topic],
  );
  return rows.map(stateOf);
}

/** See `ArchiveReader.isComplete`. */
export async function isArchiveComplete(
  from: DataSource | EntityManager,
  { topic, partition }: PartitionRef,
): Promise<boolean> {
  const states = await archiveStates(from, topic);
  return !states.some((state) => state.partition === partition && lacksEvents(state));
}

/** It is known that the archive does not hold what it was given. */
export const lacksEvents = ({ given, has }: ArchiveState): boolean =>
  given !== undefined &&
  has !== undefined &&
  (given.events !== has.events || given.digest !== has.digest);

interface StateRow {
  readonly partition: number;
  readonly next: string;
  readonly givenEvents: string | null;
  readonly givenDigest: string | null;
  readonly isCounted: boolean;
  readonly events: string;
  readonly digest: string;
}

const stateOf = (row: StateRow): ArchiveState => ({
  partition: row.partition,
  next: Number(row.next),
  given:
    row.givenEvents === null || row.givenDigest === null
      ? undefined
      : { events: Number(row.givenEvents), digest: digestOfBits(row.givenDigest) },
  has: row.isCounted ? { events: Number(row.events), digest: digestOfBits(row.digest) } : undefined,
});
