import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LogCopy1795000000030 implements MigrationInterface {
  readonly name = 'LogCopy1795000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.log_copy (
        only_one boolean not null,
        from_log text    not null,
        to_log   text    not null,
        ends     text    not null,
        constraint log_copy_pkey primary key (only_one)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoresheet.log_copy');
  }
}
