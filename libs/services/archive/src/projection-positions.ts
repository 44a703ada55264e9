/**
 * Positions of projections: read before, compared and moved with the rows. Two projectors that
 * have read the same position cannot both move it, so every event has its effect exactly once.
 */
import type { DataSource, EntityManager } from 'typeorm';
import type { Bookmark } from './bookmark.js';
import { ProjectionPositionEntity } from './projection-position.entity.js';

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
): Promise<Bookmark | undefined> {
  const row = await from
    .getRepository(ProjectionPositionEntity)
    .findOneBy({ projection, partition });
  if (row === null) return undefined;
  const { logId, next, digest } = row;
  return digest === null ? { logId, next } : { logId, next, digest };
}

/**
 * Moves a position, unless somebody else did: false, and then nothing else may be written. To be
 * called first in a transaction: whoever comes second waits here for the first one's end.
 */
export async function movePosition(
  manager: EntityManager,
  of: ProjectionRef,
  from: Bookmark | undefined,
  to: Bookmark,
): Promise<boolean> {
  const values = [of.projection, of.partition, to.logId, to.next, to.digest ?? null];
  const moved =
    from === undefined
      ? await manager.query<unknown[]>(
          `insert into scoresheet.projection_position
             (projection, partition, log_id, next_offset, digest) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning 1`,
          values,
        )
      : await manager.query<unknown[]>(
          `with moved as (
             update scoresheet.projection_position set log_id = $3, next_offset = $4, digest = $5
             where projection = $1 and partition = $2 and next_offset = $6 and log_id = $3
             returning 1)
           select * from moved`,
          [...values, from.next],
        );
  return moved.length === 1;
}
