import type { DataSource } from 'typeorm';

/** Any number; one scrubber at a time. */
const SCRUB_LOCK = 5_267_004;

/** Runs unless another process is about it: then it returns at once. */
export async function withTurn(database: DataSource, run: () => Promise<void>): Promise<void> {
  const runner = database.createQueryRunner();
  await runner.connect();
  try {
    const [turn] = (await runner.query('select pg_try_advisory_lock($1) as taken', [
      SCRUB_LOCK,
    ])) as { taken: boolean }[];
    if (turn?.taken !== true) return;
    try {
      await run();
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [SCRUB_LOCK]);
    }
  } finally {
    await runner.release();
  }
}
