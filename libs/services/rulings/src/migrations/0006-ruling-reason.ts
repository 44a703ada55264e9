import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RulingReason1795000000006 implements MigrationInterface {
  readonly name = 'RulingReason1795000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.ruling_reason (
        record     text not null,
        digest     text not null,
        actor      text not null,
        command_id text not null,
        salt       text,
        body       text,
        constraint ruling_reason_pkey primary key (record, digest),
        constraint ruling_reason_of_command unique (record, actor, command_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table scoresheet.ruling_reason`);
  }
}
