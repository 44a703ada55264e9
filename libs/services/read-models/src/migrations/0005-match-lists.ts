import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the lists filter by. Rows that are there already get it when the projector next starts: the
 * version of their projection is another one, so it rebuilds them. Pages keep room, so that an event
 * that changes no indexed column writes its row where it was, and no index.
 */
export class MatchLists1795000000005 implements MigrationInterface {
  readonly name = 'MatchLists1795000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.read_model (
        name     text    not null,
        version  integer not null,
        rebuilds integer not null,
        constraint read_model_pkey primary key (name)
      );
      alter table scoresheet.match
        add column ruleset         text not null default '',
        add column ended_at_ms     bigint,
        add column begun_seq       integer,
        add column spectator_delay jsonb not null default '{"events":0,"seconds":0}',
        add column past            jsonb not null default '[]',
        add column held_until_ms   bigint,
        add column reason          text,
        add column players         text[] not null default '{}';
      alter table scoresheet.match set (fillfactor = 70);
      create index match_by_game on scoresheet.match (game, created_at_ms, id);
      create index match_by_ruleset on scoresheet.match (ruleset, created_at_ms, id);
      create index match_ended on scoresheet.match (ended_at_ms, id)
        where ended_at_ms is not null;
      create index match_held on scoresheet.match (held_until_ms)
        where held_until_ms is not null;
      create index match_by_player on scoresheet.match using gin (players);
      create index match_with_free_seat on scoresheet.match (created_at_ms, id)
        where status = 'open' and seats @> '[{"actor": null}]';
      create index match_by_reason on scoresheet.match (reason, created_at_ms, id)
        where reason is not null;
      create index match_undecided on scoresheet.match (created_at_ms, id)
        where result -> 'places' = '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index scoresheet.match_undecided, scoresheet.match_by_reason,
                 scoresheet.match_with_free_seat, scoresheet.match_by_player,
                 scoresheet.match_held, scoresheet.match_ended,
                 scoresheet.match_by_ruleset, scoresheet.match_by_game;
      alter table scoresheet.match reset (fillfactor);
      alter table scoresheet.match drop column players, drop column reason, drop column held_until_ms,
        drop column past, drop column spectator_delay, drop column begun_seq,
        drop column ended_at_ms, drop column ruleset;
      drop table scoresheet.read_model`);
  }
}
