import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that were archived before have no stamp: when the log took them is not asked any more. */
export class FirstStamp1795000000040 implements MigrationInterface {
  readonly name = 'FirstStamp1795000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.archived_event add column stamped_at_ms bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.archived_event drop column stamped_at_ms');
  }
}
