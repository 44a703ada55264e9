import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Installation1795000000003 implements MigrationInterface {
  readonly name = 'Installation1795000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.installation (
        only_one   boolean not null,
        key_digest text    not null,
        constraint installation_pkey primary key (only_one)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table scoresheet.installation`);
  }
}
