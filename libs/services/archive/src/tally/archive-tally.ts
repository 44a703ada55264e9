/**
 * What the archive holds, as the archive counts itself, beside what its position says it was given:
 * two rows a partition, so that a start compares them in constant time.
 */
import type { PartitionRef } from '@scoresheet/event-log-port';
import { EntityManager, type DataSource } from 'typeorm';
import { ProjectionPositionEntity } from '../projection-position.entity.js';
import { archiveOf } from '../projection-positions.js';
import { ArchiveTallyEntity } from './archive-tally.entity.js';
import { NO_EVENTS, type EventTally } from './event-tally.js';
import { ProjectionTallyEntity } from './projection-tally.entity.js';

export interface ArchiveState {
  readonly partition: number;
  /** Every event before this offset was archived. */
  readonly next: number;
  /** What it was given; undefined: not counted yet, as after a projector of an older version. */
  readonly given: EventTally | undefined;
  /** What it has; undefined: not counted yet, as after an upgrade. */
  readonly has: EventTally | undefined;
}

/** States of the partitions that have a position. */
export async function archiveStates(
  from: DataSource | EntityManager,
  topic: string,
): Promise<readonly ArchiveState[]> {
  const manager = from instanceof EntityManager ? from : from.manager;
  const positions = await manager
    .createQueryBuilder(ProjectionPositionEntity, 'position')
    .leftJoinAndMapOne('position.given', ProjectionTallyEntity, 'given', IS_GIVEN)
    .leftJoinAndMapOne('position.kept', ArchiveTallyEntity, 'kept', IS_KEPT, { topic })
    .where({ projection: archiveOf(topic) })
    .orderBy('position.partition')
    .getMany();
  return (positions as CountedPosition[]).map(stateOf);
}

/** See `ArchiveReader.isComplete`. */
export async function isArchiveComplete(
  from: DataSource | EntityManager,
  { topic, partition }: PartitionRef,
): Promise<boolean> {
  const states = await archiveStates(from, topic);
  return !states.some((state) => state.partition === partition && lacksEvents(state));
}

/** Whether it is known that the archive does not hold what it was given. */
export const lacksEvents = ({ given, has }: ArchiveState): boolean =>
  given !== undefined &&
  has !== undefined &&
  (given.events !== has.events || given.digest !== has.digest);

const IS_GIVEN = `given.projection = position.projection and given.partition = position.partition
  and given.next = position.next`;
const IS_KEPT = 'kept.topic = :topic and kept.partition = position.partition';

interface CountedPosition extends ProjectionPositionEntity {
  /** Null: of another position, or of none. */
  readonly given: EventTally | null;
  /** Null: the archive has never had an event. */
  readonly kept: ArchiveTallyEntity | null;
}

const stateOf = ({ partition, next, given, kept }: CountedPosition): ArchiveState => ({
  ...{ partition, next },
  given: given === null ? undefined : tallyOf(given),
  has: kept === null ? NO_EVENTS : kept.isWhole ? tallyOf(kept) : undefined,
});

const tallyOf = ({ events, digest }: EventTally): EventTally => ({ events, digest });
