import type { DataSource } from 'typeorm';
import type { Bookmark } from '../bookmark.js';
import { WorkerPositionEntity } from '../worker-position.entity.js';

/** How far the workers have come in a topic, by partition. */
export async function workerPositions(
  database: DataSource,
  topic: string,
): Promise<ReadonlyMap<number, Bookmark>> {
  const rows = await database.getRepository(WorkerPositionEntity).findBy({ topic });
  return new Map(
    rows.map(({ partition, logId, next, digest }) => [
      partition,
      digest === null ? { logId, next } : { logId, next, digest },
    ]),
  );
}
