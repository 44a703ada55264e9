import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Archive1795000000001 implements MigrationInterface {
  readonly name = 'Archive1795000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.archived_event (
        record    text    not null,
        seq       integer not null,
        topic     text    not null,
        partition integer not null,
        "offset"  bigint  not null,
        hash      text    not null,
        bytes     bytea   not null,
        constraint archived_event_pkey primary key (record, seq)
      );
      create unique index archived_event_place
        on scoresheet.archived_event (topic, partition, "offset");
      create table scoresheet.projection_position (
        projection  text    not null,
        partition   integer not null,
        log_id      text    not null,
        next_offset bigint  not null,
        digest      text,
        constraint projection_position_pkey primary key (projection, partition)
      );
      create table scoresheet.worker_position (
        topic       text    not null,
        partition   integer not null,
        log_id      text    not null,
        next_offset bigint  not null,
        digest      text,
        constraint worker_position_pkey primary key (topic, partition)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table scoresheet.worker_position, scoresheet.projection_position,
                 scoresheet.archived_event`);
  }
}
