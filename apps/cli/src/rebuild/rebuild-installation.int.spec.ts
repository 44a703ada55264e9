import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { openDatabase } from '@scoresheet/services-runtime';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rebuildInstallation } from './rebuild-installation.js';

let postgres: SharedPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres.dispose());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-rebuild-'));
  vi.stubEnv('SCORESHEET_DATA', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('The installation that the settings name is compared with its log and mended', async () => {
  const url = await postgres.createDatabase();
  vi.stubEnv('DATABASE_URL', url);
  expect(await rebuildInstallation('matches', {})).toMatchObject({ rows: 0, differing: 0 });

  const database = await openDatabase(url);
  await database.query(
    `insert into scoresheet.match
       (id, game, status, suspended, seats, created_at_ms, updated_at_ms, event_count)
     values ('m-ghost', 'fuzzycards', 'open', false, '[]', 1, 1, 1)`,
  );
  await database.destroy();
  const looked = await rebuildInstallation('matches', { compareOnly: true });
  expect(looked).toMatchObject({ differing: 1, differences: [{ id: 'm-ghost' }] });
  expect(await rebuildInstallation('matches', {})).toMatchObject({ differing: 1 });
  expect(await rebuildInstallation('matches', {})).toMatchObject({ differing: 0 });
});

it('Where there is none, nothing is made, and a person is told', async () => {
  vi.stubEnv('DATABASE_URL', '');
  await expect(rebuildInstallation('matches', {})).rejects.toMatchObject({
    code: 'no-installation',
  });
});
