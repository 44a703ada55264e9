import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null: the worker's time is that of the last commands before its place. */
export class WorkerTime1795000000041 implements MigrationInterface {
  readonly name = 'WorkerTime1795000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.worker_position add column time_ms bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.worker_position drop column time_ms');
  }
}
