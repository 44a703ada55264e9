import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows say in which match their series goes on. */
export class MatchSeries1795000000070 implements MigrationInterface {
  readonly name = 'MatchSeries1795000000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.match add column next_match text');
    await runner.query(`
      create index match_going_on on scoresheet.match (next_match, id)
      where next_match is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index scoresheet.match_going_on');
    await runner.query('alter table scoresheet.match drop column next_match');
  }
}
