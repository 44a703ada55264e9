import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The worker's time at its place; null: that of the last commands before the place. */
export class WorkerTime1795000000041 implements MigrationInterface {
  readonly name = 'WorkerTime1795000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.worker_position add column time_ms bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.worker_position drop column time_ms');
  }
}
