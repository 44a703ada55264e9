import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that are told of the events of a tournament, and what they have answered. */
export class Webhook1795000000087 implements MigrationInterface {
  readonly name = 'Webhook1795000000087';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.webhook (
        id            text        not null,
        tournament    text        not null,
        url           text        not null,
        secret        bytea       not null,
        kinds         text[]      not null,
        created_at    timestamptz not null,
        position      integer     not null,
        failures      integer     not null default 0,
        next_at       timestamptz not null,
        stopped_why   text,
        claim         text,
        claimed_until timestamptz,
        tested_at     timestamptz,
        constraint webhook_pkey primary key (id)
      );
      create index webhook_of_tournament on scoresheet.webhook (tournament);
      create index webhook_next on scoresheet.webhook (next_at);
      create table scoresheet.webhook_delivery (
        id      text        not null,
        webhook text        not null,
        seq     integer,
        at      timestamptz not null,
        attempt integer     not null,
        outcome text        not null,
        status  integer,
        took_ms integer     not null,
        constraint webhook_delivery_pkey primary key (id)
      );
      create index webhook_delivery_last on scoresheet.webhook_delivery (webhook, at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table scoresheet.webhook_delivery;
      drop table scoresheet.webhook`);
  }
}
