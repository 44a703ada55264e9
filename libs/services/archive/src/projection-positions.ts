/**
 * Positions of projections: read before, compared and moved with the rows. Two projectors that
 * have read the same position cannot both move it, so every event has its effect exactly once.
 */
import type { DataSource, EntityManager } from 'typeorm';
import type { Checkpoint } from './checkpoint.js';
import { ProjectionPositionEntity } from './projection-position.entity.js';
import { bitsOfDigest } from './tally/digest-bits.js';
import { NO_EVENTS, tallyWith, type NamedEvent } from './tally/event-tally.js';

/** One partition of one projection. */
export interface ProjectionRef {
  readonly projection: string;
  readonly partition: number;
}

/** The name of the projection that archives a topic. */
export const archiveOf = (topic: string): string => `archive of ${topic}`;

/** Undefined: the projection has not begun with this partition. */
export async function projectionPosition(
  from: DataSource | EntityManager,
  { projection, partition }: ProjectionRef,
): Promise<Checkpoint | undefined> {
  const row = await from
    .getRepository(ProjectionPositionEntity)
    .findOneBy({ projection, partition });
  if (row === null) return undefined;
  const { logId, next, digest } = row;
  return digest === null ? { logId, next } : { logId, next, digest };
}

export interface PositionMove {
  readonly from: Checkpoint | undefined;
  readonly to: Checkpoint;
  /** The events that lie between the two; they are counted with the position. */
  readonly events: readonly NamedEvent[];
}

/**
 * Moves a position, unless somebody else did: false, and then nothing else may be written. To be
 * called first in a transaction: whoever comes second waits here for the first one's end.
 */
export async function movePosition(
  manager: EntityManager,
  of: ProjectionRef,
  { from, to, events }: PositionMove,
): Promise<boolean> {
  const more = tallyWith(NO_EVENTS, events);
  const values = [of.projection, of.partition, to.logId, to.next, to.digest ?? null];
  const counted = [more.events, bitsOfDigest(more.digest)];
  const moved =
    from === undefined
      ? await manager.query<unknown[]>(BEGIN, [...values, ...counted])
      : await manager.query<unknown[]>(MOVE, [...values, ...counted, from.next]);
  return moved.length === 1;
}

/** The position of a tally that nobody has counted. */
const NOT_COUNTED = -1;

const BEGIN = `
with begun as (
  insert into scoresheet.projection_position
    (projection, partition, log_id, next_offset, digest) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning 1
), counted as (
  insert into scoresheet.projection_tally (projection, partition, next_offset, events, digest)
  select $1, $2, $4, $6, $7::bit(256) from begun
  on conflict (projection, partition) do update set
    next_offset = excluded.next_offset, events = excluded.events, digest = excluded.digest)
select * from begun`;

/**
 * A tally as of another position than the one that is left stays behind: it is not known then.
 * Inserting, where the row is nearly always there, is what sees a row that somebody else has filled
 * while this statement waited for the position: an update would look for it as it was before.
 */
const MOVE = `
with moved as (
  update scoresheet.projection_position set log_id = $3, next_offset = $4, digest = $5
  where projection = $1 and partition = $2 and next_offset = $8 and log_id = $3
  returning 1
), counted as (
  insert into scoresheet.projection_tally as told
    (projection, partition, next_offset, events, digest)
  select $1, $2, ${NOT_COUNTED}, 0, 0::bit(256) from moved
  on conflict (projection, partition) do update set
    next_offset = $4, events = told.events + $6, digest = told.digest # $7::bit(256)
    where told.next_offset = $8)
select * from moved`;
