import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that a cookie leads to, of accounts and of guests. */
export class BrowserSession1795000000072 implements MigrationInterface {
  readonly name = 'BrowserSession1795000000072';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table scoresheet.session add column cookie_digest text, add column guest_role text;
      create unique index session_of_cookie on scoresheet.session (cookie_digest);
      create index session_of_guest on scoresheet.session (expires_at)
        where guest_role is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from scoresheet.session where cookie_digest is not null;
      alter table scoresheet.session drop column guest_role, drop column cookie_digest`);
  }
}
