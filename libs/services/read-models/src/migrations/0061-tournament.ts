import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Tournament1795000000061 implements MigrationInterface {
  readonly name = 'Tournament1795000000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.tournament (
        id            text    not null,
        game          text    not null,
        ruleset       text    not null,
        stage         text    not null,
        suspended     boolean not null,
        owner         text    not null,
        play          text    not null,
        entry         text    not null,
        capacity      integer not null,
        entrants      integer not null,
        waiting       integer not null,
        phase         integer not null,
        round         integer not null,
        created_at_ms bigint  not null,
        updated_at_ms bigint  not null,
        started_at_ms bigint,
        ended_at_ms   bigint,
        event_count   integer not null,
        letters       text    not null,
        head          jsonb,
        constraint tournament_pkey primary key (id)
      );
      create index tournament_newest on scoresheet.tournament (created_at_ms, id);
      create index tournament_by_stage on scoresheet.tournament (stage, created_at_ms, id);
      create index tournament_by_game on scoresheet.tournament (game, created_at_ms, id);
      create index tournament_suspended on scoresheet.tournament (created_at_ms, id)
        where suspended;
      create index tournament_live on scoresheet.tournament (id)
        where ended_at_ms is null and not suspended`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table scoresheet.tournament`);
  }
}
