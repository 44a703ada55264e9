import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches that were opened and have not begun. */
export class OpenMatch1795000000051 implements MigrationInterface {
  readonly name = 'OpenMatch1795000000051';

  async up(runner: QueryRunner): Promise<void> {
    // Nobody is harmed where they are forgotten in a crash, so they need no write-ahead log.
    await runner.query(`
      create unlogged table scoresheet.open_match (
        record    text        not null,
        account   text        not null,
        address   text        not null,
        opened_at timestamptz not null,
        constraint open_match_pkey primary key (record)
      );
      create index open_match_of_account on scoresheet.open_match (account);
      create index open_match_from_address on scoresheet.open_match (address)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoresheet.open_match');
  }
}
