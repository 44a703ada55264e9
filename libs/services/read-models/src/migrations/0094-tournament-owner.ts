import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tournaments of an organiser, without a look at those of all others. */
export class TournamentOwner1795000000094 implements MigrationInterface {
  readonly name = 'TournamentOwner1795000000094';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index tournament_by_owner on scoresheet.tournament (owner, created_at_ms, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index scoresheet.tournament_by_owner');
  }
}
