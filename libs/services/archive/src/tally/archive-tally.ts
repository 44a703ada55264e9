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
  /** What the archive was given; undefined: not counted yet, as after an older projector. */
  readonly given: EventTally | undefined;
  /** What the archive has; undefined: not counted yet, as after an upgrade. */
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

/** Whether the archive is known to lack events that it was given. */
export const lacksEvents = ({ given, has }: ArchiveState): boolean =>
  given !== undefined &&
  has !== undefined &&
  (given.events !== has.events || given.digest !== has.digest);

const IS_GIVEN = `given.projection = position.projection and given.partition = position.partition
  and given.next = position.next`;
const IS_KEPT = 'kept.topic = :topic and kept.partition = position.partition';

interface CountedPosition extends ProjectionPositionEntity {
  /** The tally of what was given up to this position; null: there is none for it. */
  readonly given: EventTally | null;
  /** The tally of what the archive has, null where it has never had an event. */
  readonly kept: ArchiveTallyEntity | null;
}

const stateOf = ({ partition, next, given, kept }: CountedPosition): ArchiveState => ({
  partition,
  next,
  given: given === null ? undefined : tallyOf(given),
  has: kept === null ? NO_EVENTS : kept.isWhole ? tallyOf(kept) : undefined,
});

const tallyOf = ({ events, digest }: EventTally): EventTally => ({ events, digest });
