import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the lists of tournaments filter by. Rows get their staff when the projector next starts: the
 * version of their projection is another one. Titles are found by how their words begin, names of
 * guests by a part or by how they look.
 */
export class TournamentLists1795000000063 implements MigrationInterface {
  readonly name = 'TournamentLists1795000000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table scoresheet.tournament add column staff jsonb not null default '[]';
      create index tournament_started on scoresheet.tournament (started_at_ms, id)
        where started_at_ms is not null;
      alter table scoresheet.tournament_words
        add column search text  not null default '',
        add column looks  jsonb not null default '[]';
      update scoresheet.tournament_words set search = lower(text);
      create index tournament_title_words on scoresheet.tournament_words
        using gin (to_tsvector('simple', search)) where kind = 'title'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index scoresheet.tournament_title_words, scoresheet.tournament_started;
      alter table scoresheet.tournament_words drop column looks, drop column search;
      alter table scoresheet.tournament drop column staff`);
  }
}
