import type { DataSource } from 'typeorm';
import type { Checkpoint } from '../checkpoint.js';
import { WorkerPositionEntity } from '../worker-position.entity.js';

/** How far the workers have come in a topic, by partition. */
export async function workerPositions(
  database: DataSource,
  topic: string,
): Promise<ReadonlyMap<number, Checkpoint>> {
  const rows = await database.getRepository(WorkerPositionEntity).findBy({ topic });
  return new Map(
    rows.map(({ partition, logId, next, digest }) => [
      partition,
      digest === null ? { logId, next } : { logId, next, digest },
    ]),
  );
}
