import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows say which event they end with; those that are there already, from their next event on. */
export class MatchHead1795000000044 implements MigrationInterface {
  readonly name = 'MatchHead1795000000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.match add column head jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.match drop column head');
  }
}
