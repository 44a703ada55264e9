import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Match1795000000002 implements MigrationInterface {
  readonly name = 'Match1795000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.match (
        id            text    not null,
        game          text    not null,
        status        text    not null,
        suspended     boolean not null,
        seats         jsonb   not null,
        created_at_ms bigint  not null,
        updated_at_ms bigint  not null,
        event_count   integer not null,
        result        jsonb,
        constraint match_pkey primary key (id)
      );
      create index match_newest on scoresheet.match (created_at_ms, id);
      create index match_by_status on scoresheet.match (status, created_at_ms, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table scoresheet.match`);
  }
}
