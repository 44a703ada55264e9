import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The last event of a match that is no clock tick, so that lists show it without reading back. Rows get
 * it when the projector next starts: the version of their projection is another one.
 */
export class MatchLastStep1795000000093 implements MigrationInterface {
  readonly name = 'MatchLastStep1795000000093';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table scoresheet.match add column last_step_seq integer default 0 not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoresheet.match drop column last_step_seq');
  }
}
