import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the last step of a match, past clock ticks, so that lists show it without reading back. A new
 * version of the projection fills it when the projector starts.
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
