import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1795000000010 implements MigrationInterface {
  readonly name = 'Accounts1795000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.account (
        id            text        not null,
        name          text,
        name_key      text,
        password_hash text,
        created_at    timestamptz not null,
        erased_at     timestamptz,
        constraint account_pkey primary key (id),
        constraint account_name_key unique (name_key)
      );
      create table scoresheet.role_grant (
        id         bigserial   not null,
        account_id text        not null,
        role       text        not null,
        granted_by text        not null,
        granted_at timestamptz not null,
        revoked_by text,
        revoked_at timestamptz,
        constraint role_grant_pkey primary key (id)
      );
      create unique index role_grant_held on scoresheet.role_grant (account_id, role)
        where revoked_at is null;
      create index role_grant_of_account on scoresheet.role_grant (account_id);
      create table scoresheet.session (
        id           text        not null,
        account_id   text        not null,
        device       text,
        created_at   timestamptz not null,
        refreshed_at timestamptz not null,
        expires_at   timestamptz not null,
        ended_at     timestamptz,
        constraint session_pkey primary key (id)
      );
      create index session_of_account on scoresheet.session (account_id);
      create table scoresheet.refresh_token (
        digest     text not null,
        session_id text not null,
        used_at    timestamptz,
        constraint refresh_token_pkey primary key (digest)
      );
      create index refresh_token_of_session on scoresheet.refresh_token (session_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table scoresheet.refresh_token;
      drop table scoresheet.session;
      drop table scoresheet.role_grant;
      drop table scoresheet.account`);
  }
}
