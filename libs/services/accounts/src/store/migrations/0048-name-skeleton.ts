import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What names look like. An account without one came before, and looks like an older one. */
export class NameSkeleton1795000000048 implements MigrationInterface {
  readonly name = 'NameSkeleton1795000000048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scoresheet.name_skeleton (
        skeleton   text not null,
        account_id text not null,
        constraint name_skeleton_pkey primary key (skeleton)
      );
      create index name_skeleton_of_account on scoresheet.name_skeleton (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scoresheet.name_skeleton');
  }
}
