import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the clock looks by. Rows that are there already are rebuilt: their version is another one. */
export class MatchDue1795000000007 implements MigrationInterface {
  readonly name = 'MatchDue1795000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table scoresheet.match
        add column abandon_after_ms bigint not null default 86400000;
      create index match_due on scoresheet.match ((updated_at_ms + abandon_after_ms))
        where status in ('open', 'running') and not suspended`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index scoresheet.match_due;
      alter table scoresheet.match drop column abandon_after_ms`);
  }
}
