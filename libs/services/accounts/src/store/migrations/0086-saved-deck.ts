import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decks that accounts keep. */
export class SavedDeck1795000000086 implements MigrationInterface {
  readonly name = 'SavedDeck1795000000086';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.saved_deck (
        id         text        not null,
        account_id text        not null,
        game       text        not null,
        name       text        not null,
        cards      text[]      not null,
        saved_at   timestamptz not null,
        constraint saved_deck_pkey primary key (id)
      );
      create index saved_deck_of_account on scoresheet.saved_deck (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoresheet.saved_deck');
  }
}
