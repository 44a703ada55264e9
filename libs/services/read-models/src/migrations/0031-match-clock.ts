import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long the seats of a match may think. Rows that are there already are of matches without. */
export class MatchClock1795000000031 implements MigrationInterface {
  readonly name = 'MatchClock1795000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.match add column clock jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.match drop column clock');
  }
}
