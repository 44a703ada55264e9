import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal tokens, signed tokens that were thrown away, and counters of tries. */
export class FrontDoor1795000000020 implements MigrationInterface {
  readonly name = 'FrontDoor1795000000020';

  async up(runner: QueryRunner): Promise<void> {
    // Counters are worth nothing after a crash, so they need no place in the write-ahead log.
    await runner.query(`
      create table scoresheet.personal_token (
        id         text        not null,
        account_id text        not null,
        name       text        not null,
        scopes     text[]      not null,
        digest     text        not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        constraint personal_token_pkey primary key (id),
        constraint personal_token_digest_key unique (digest)
      );
      create index personal_token_of_account on scoresheet.personal_token (account_id);
      create table scoresheet.revoked_token (
        id         text        not null,
        expires_at timestamptz not null,
        constraint revoked_token_pkey primary key (id)
      );
      create unlogged table scoresheet.rate_counter (
        key   text        not null,
        count integer     not null,
        until timestamptz not null,
        constraint rate_counter_pkey primary key (key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table scoresheet.rate_counter;
      drop table scoresheet.revoked_token;
      drop table scoresheet.personal_token`);
  }
}
