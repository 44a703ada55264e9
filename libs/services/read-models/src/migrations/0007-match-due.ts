import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the clock looks by. Rows that are there already are rebuilt: their version is another one.
 * The index holds nothing that an event changes, else every event would write all indexes anew.
 */
export class MatchDue1795000000007 implements MigrationInterface {
  readonly name = 'MatchDue1795000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table scoresheet.match
        add column abandon_after_ms bigint not null default 86400000;
      create index match_live on scoresheet.match (id)
        where status in ('open', 'running') and not suspended`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index scoresheet.match_live;
      alter table scoresheet.match drop column abandon_after_ms`);
  }
}
