import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a tournament is planned to begin, by which the calendar is read. Rows get it when the
 * projector next starts: the version of their projection is another one.
 */
export class TournamentBegins1795000000091 implements MigrationInterface {
  readonly name = 'TournamentBegins1795000000091';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table scoresheet.tournament add column begins_at_ms bigint;
      create index tournament_begins on scoresheet.tournament (begins_at_ms, id)
        where begins_at_ms is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index scoresheet.tournament_begins;
      alter table scoresheet.tournament drop column begins_at_ms`);
  }
}
