import { withoutUndefined } from '@scoresheet/rules-engine';
import { WorkerPositionEntity } from '@scoresheet/services-archive';
import type { WorkerCheckpoint, Checkpoints } from '@scoresheet/services-worker';
import type { DataSource } from 'typeorm';

/** Keeps in the services' database how far the workers have come. */
export function postgresCheckpoints(database: DataSource): Checkpoints {
  return {
    async load({ topic, partition }): Promise<WorkerCheckpoint | undefined> {
      const row = await database
        .getRepository(WorkerPositionEntity)
        .findOneBy({ topic, partition });
      if (row === null) return undefined;
      const { logId, next, digest, timeMs } = row;
      return withoutUndefined({
        logId,
        next,
        digest: digest ?? undefined,
        timeMs: timeMs ?? undefined,
      });
    },

    async save({ topic, partition }, { logId, next, digest, timeMs }) {
      const reached = { logId, next, digest: digest ?? null, timeMs: timeMs ?? null };
      await database.manager
        .createQueryBuilder(WorkerPositionEntity, 'kept')
        .insert()
        .values({ topic, partition, ...reached })
        .orUpdate(['next_offset', 'digest', 'time_ms'], ['topic', 'partition'], {
          overwriteCondition: {
            where: 'kept.next_offset < excluded.next_offset and kept.log_id = excluded.log_id',
          },
        })
        .execute();
    },
  };
}
