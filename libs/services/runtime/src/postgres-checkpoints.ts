import { WorkerPositionEntity, type Bookmark } from '@scoresheet/services-archive';
import type { Checkpoints } from '@scoresheet/services-worker';
import type { DataSource } from 'typeorm';

/** Where the workers keep how far they have come, in the services' database. */
export function postgresCheckpoints(database: DataSource): Checkpoints {
  return {
    async load({ topic, partition }): Promise<Bookmark | undefined> {
      const row = await database
        .getRepository(WorkerPositionEntity)
        .findOneBy({ topic, partition });
      if (row === null) return undefined;
      const { logId, next, digest } = row;
      return digest === null ? { logId, next } : { logId, next, digest };
    },

    async save({ topic, partition }, { logId, next, digest }) {
      await database.query(
        `insert into scoresheet.worker_position as kept
           (topic, partition, log_id, next_offset, digest) values ($1, $2, $3, $4, $5)
         on conflict (topic, partition) do update set
           next_offset = excluded.next_offset, digest = excluded.digest
         where kept.next_offset < excluded.next_offset and kept.log_id = excluded.log_id`,
        [topic, partition, logId, next, digest ?? null],
      );
    },
  };
}
