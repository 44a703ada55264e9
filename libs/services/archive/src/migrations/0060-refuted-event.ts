import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that the chain admits and the rules do not. Nothing is known of those archived before. */
export class RefutedEvent1795000000060 implements MigrationInterface {
  readonly name = 'RefutedEvent1795000000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.refuted_event (
        record text not null,
        hash   text not null,
        constraint refuted_event_pkey primary key (record, hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoresheet.refuted_event');
  }
}
