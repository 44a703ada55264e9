import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows say which matches are for invited people alone. */
export class PrivateMatch1795000000083 implements MigrationInterface {
  readonly name = 'PrivateMatch1795000000083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table scoresheet.match add column is_private boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.match drop column is_private');
  }
}
