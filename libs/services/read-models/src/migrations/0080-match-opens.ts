import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows say when the records of their matches open. */
export class MatchOpens1795000000080 implements MigrationInterface {
  readonly name = 'MatchOpens1795000000080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table scoresheet.match add column opens text not null default 'never'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.match drop column opens');
  }
}
