import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Ownership1795000000025 implements MigrationInterface {
  readonly name = 'Ownership1795000000025';

  /** Unlogged: when the server has crashed, nobody holds anything, and that is as good. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table scoresheet.service_member (
        service text        not null,
        member  text        not null,
        until   timestamptz not null,
        constraint service_member_pkey primary key (service, member)
      );
      create unlogged table scoresheet.partition_lease (
        service   text        not null,
        partition integer     not null,
        holder    text        not null,
        until     timestamptz not null,
        constraint partition_lease_pkey primary key (service, partition)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoresheet.partition_lease, scoresheet.service_member');
  }
}
