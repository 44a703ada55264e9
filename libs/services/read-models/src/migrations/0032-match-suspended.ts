import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff look for what stands still, and rows say with which rules they were made. */
export class MatchSuspended1795000000032 implements MigrationInterface {
  readonly name = 'MatchSuspended1795000000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index match_suspended on scoresheet.match (created_at_ms, id) where suspended`,
    );
    await runner.query(
      `alter table scoresheet.read_model add column rules text not null default ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.read_model drop column rules');
    await runner.query('drop index scoresheet.match_suspended');
  }
}
