import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, guests and networks that operators let in no more. */
export class Block1795000000049 implements MigrationInterface {
  readonly name = 'Block1795000000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.block (
        id         text        not null,
        account_id text,
        network    text,
        reason     text        not null,
        blocked_by text        not null,
        blocked_at timestamptz not null,
        until      timestamptz,
        lifted_by  text,
        lifted_at  timestamptz,
        constraint block_pkey primary key (id)
      );
      create index block_of_account on scoresheet.block (account_id) where lifted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoresheet.block');
  }
}
