import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that have entered tournaments; a rebuild of the rows fills it. */
export class TournamentEntrant1795000000090 implements MigrationInterface {
  readonly name = 'TournamentEntrant1795000000090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.tournament_entrant (
        tournament text    not null,
        number     integer not null,
        actor      text    not null,
        constraint tournament_entrant_pkey primary key (tournament, number)
      );
      create index tournament_entrant_by_actor on scoresheet.tournament_entrant (actor, tournament)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoresheet.tournament_entrant');
  }
}
