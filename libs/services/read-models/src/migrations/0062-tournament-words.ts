import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TournamentWords1795000000062 implements MigrationInterface {
  readonly name = 'TournamentWords1795000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.tournament_words (
        tournament    text    not null,
        kind          text    not null,
        number        integer not null,
        text          text    not null,
        created_at_ms bigint  not null,
        account_id    text,
        constraint tournament_words_pkey primary key (tournament, kind, number)
      );
      create index tournament_words_by_account on scoresheet.tournament_words (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table scoresheet.tournament_words`);
  }
}
