import { WorkerPositionEntity } from '@scoresheet/services-archive';
import type { WorkerCheckpoint, Checkpoints } from '@scoresheet/services-worker';
import type { DataSource } from 'typeorm';

/** Where the workers keep how far they have come, in the services' database. */
export function postgresCheckpoints(database: DataSource): Checkpoints {
  return {
    async load({ topic, partition }): Promise<WorkerCheckpoint | undefined> {
      const row = await database
        .getRepository(WorkerPositionEntity)
        .findOneBy({ topic, partition });
      if (row === null) return undefined;
      const { logId, next, digest, timeMs } = row;
      return {
        ...{ logId, next },
        ...(digest === null ? {} : { digest }),
        ...(timeMs === null ? {} : { timeMs }),
      };
    },

    async save({ topic, partition }, { logId, next, digest, timeMs }) {
      await database.query(
        `insert into scoresheet.worker_position as kept
           (topic, partition, log_id, next_offset, digest, time_ms) values ($1, $2, $3, $4, $5, $6)
         on conflict (topic, partition) do update set
           next_offset = excluded.next_offset, digest = excluded.digest, time_ms = excluded.time_ms
         where kept.next_offset < excluded.next_offset and kept.log_id = excluded.log_id`,
        [topic, partition, logId, next, digest ?? null, timeMs ?? null],
      );
    },
  };
}
