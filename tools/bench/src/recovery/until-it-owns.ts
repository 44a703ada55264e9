import { setTimeout as pause } from 'node:timers/promises';
import { createDataSource } from '@scoresheet/services-runtime';

const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 60_000;

/** Resolves when this process of a service holds the lease of a partition. */
export async function untilItOwns(databaseUrl: string, pid: number): Promise<void> {
  const database = await createDataSource(databaseUrl).initialize();
  try {
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS;) {
      const leases = await database.query<unknown[]>(
        `select from scoresheet.partition_lease
         where service = 'match-service' and split_part(holder, '/', 2) = $1
           and until > clock_timestamp()`,
        [`${pid}`],
      );
      if (leases.length > 0) return;
      await pause(LOOK_EVERY_MS);
    }
    throw new Error(`The match service with the id ${pid} has got no partition.`);
  } finally {
    await database.destroy();
  }
}
