import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CommandMac1795000000045 implements MigrationInterface {
  readonly name = 'CommandMac1795000000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.command_mac (
        topic         text    not null,
        partition     integer not null,
        required_from bigint,
        constraint command_mac_pkey primary key (topic, partition)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table scoresheet.command_mac`);
  }
}
