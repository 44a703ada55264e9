/**
 * Positions of projections: read before, compared and moved with the rows. Two projectors that
 * have read the same position cannot both move it, so every event has its effect exactly once.
 */
import type { DataSource, EntityManager } from 'typeorm';
import type { Checkpoint } from './checkpoint.js';
import { ProjectionPositionEntity } from './projection-position.entity.js';
import { BEGIN, MOVE } from './projection-position.sql.js';
import { bitsOfDigest } from './tally/digest-bits.js';
import { NO_EVENTS, tallyWith, type NamedEvent } from './tally/event-tally.js';

/** One partition of one projection. */
interface ProjectionRef {
  readonly projection: string;
  readonly partition: number;
}

/** The name of the projection that archives a topic, and the topic again. */
const ARCHIVE_OF = 'archive of ';
export const archiveOf = (topic: string): string => ARCHIVE_OF + topic;
export const topicOfArchive = (projection: string): string => projection.replace(ARCHIVE_OF, '');

/** How far the projection has come, undefined where it has not begun with this partition. */
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

/** The ids of the logs that positions are of. One, unless somebody has mixed two. */
export async function projectedLogs({ manager }: DataSource): Promise<readonly string[]> {
  const positions = await manager.find(ProjectionPositionEntity);
  return [...new Set(positions.map(({ logId }) => logId))];
}

interface PositionMove {
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
