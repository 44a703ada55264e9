import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the staff has read hidden cards, and who of them has asked for a seat instead. */
export class HouseRead1795000000050 implements MigrationInterface {
  readonly name = 'HouseRead1795000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.house_read (
        record     text        not null,
        account_id text        not null,
        way        text        not null,
        up_to_seq  integer     not null,
        first_at   timestamptz not null,
        last_at    timestamptz not null,
        constraint house_read_pkey primary key (record, account_id, way)
      );
      create index house_read_last on scoresheet.house_read (last_at);
      create table scoresheet.seat_claim (
        record     text        not null,
        account_id text        not null,
        claimed_at timestamptz not null,
        constraint seat_claim_pkey primary key (record, account_id)
      );
      create index seat_claim_at on scoresheet.seat_claim (claimed_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table scoresheet.seat_claim;
      drop table scoresheet.house_read`);
  }
}
