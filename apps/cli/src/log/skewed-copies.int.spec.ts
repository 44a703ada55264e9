/**
 * A log and a database that were restored from copies of different times: what can go on goes on,
 * all else is refused at the start, in words that name the command which mends it.
 */
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { playMatch, type BotTable } from '@scoresheet/services-bots';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginMatch,
  exactExports,
  startInstallation,
  untilOver,
  untilProjected,
} from '../installation/running.spec-kit.js';
import type { Environment, Running } from '../installation/running.spec-kit.js';
import { settingsOf } from '../server/settings.js';
import { restoreInstallation } from './migrate-installation.js';

const ACCEPTED_BEFORE = 20;

let postgres: SharedPostgres;
let folder: string;
let played: Environment;
let env: Environment;
let begun: BotTable;
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-skew-'));
  postgres = await sharedPostgres();
  played = { SCORESHEET_DATA: folder, DATABASE_URL: await postgres.createDatabase() };
  const running = await startInstallation(played);
  begun = await beginMatch(running, 'skew', ACCEPTED_BEFORE);
  await running.stop();
  before = await exactExports(played);
});
afterAll(async () => {
  await postgres?.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of what was played, for each test to damage. */
beforeEach(async () => {
  const { pathname } = new URL(played['DATABASE_URL'] as string);
  const template = pathname.slice(1);
  const copy = new URL(await postgres.createDatabase());
  const name = copy.pathname.slice(1);
  const admin = new URL(copy);
  admin.pathname = '/postgres';
  await sql(admin.href, `drop database "${name}"`);
  await sql(admin.href, `create database "${name}" template "${template}"`);
  env = { SCORESHEET_DATA: folder, DATABASE_URL: copy.href };
});

async function sql(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const damaged = (...statements: readonly string[]) => sql(env['DATABASE_URL'] ?? '', ...statements);

const restored = () => restoreInstallation(settingsOf(env), () => undefined);

/** The words with which it does not start, or stops at once. */
async function whyNot(): Promise<string> {
  let running: Running | undefined;
  try {
    running = await startInstallation(env);
    await vi.waitUntil(() => running?.fatal[0], { timeout: 60_000 });
    return running.fatal[0]?.message ?? '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await running?.stop();
  }
}

/** Nothing is lost, and the match goes on to its end. */
async function expectWell(): Promise<void> {
  expect(await exactExports(env)).toEqual(before);
  const running = await startInstallation(env);
  await playMatch({ url: running.url, seed: 'skew', table: begun, bots: ['random', 'random'] });
  await untilOver(running, 1);
  await running.stop();
  expect(running.fatal).toEqual([]);
}

const CUT = (topic: string) => [
  `delete from scoresheet_log.entry e using scoresheet_log.partition p
   where p.id = e.partition_id and p.topic = '${topic}' and e."offset" >= p.next_offset - 3`,
  `update scoresheet_log.partition set next_offset = next_offset - 3
   where topic = '${topic}' and next_offset > 0`,
];

describe('a database that is older than its log', () => {
  it('is brought up to date by itself', async () => {
    await damaged(
      'truncate scoresheet.archived_event, scoresheet.match, scoresheet.projection_position',
      'truncate scoresheet.worker_position',
    );
    const running = await startInstallation(env);
    await untilProjected(running);
    await running.stop();
    await expectWell();
  });
});

describe('a log that is older than its database', () => {
  it('is refused, and gets back what it lacks', async () => {
    await damaged(...CUT('match.events'));
    expect(await whyNot()).toMatch(/older copy than the database.*"scoresheet log restore"/);
    expect(await restored()).toMatchObject({ appended: 3 });
    await expectWell();
  });

  it('is refused where its commands are missing, and goes on after the same', async () => {
    await damaged(...CUT('match.commands'));
    expect(await whyNot()).toMatch(/"match.commands".*"scoresheet log restore"/);
    expect(await restored()).toMatchObject({ appended: 0 });
    await expectWell();
  });
});

describe('another log', () => {
  it('that is empty is refused, and is filled from the archive', async () => {
    await damaged('drop schema scoresheet_log cascade');
    expect(await whyNot()).toMatch(/was filled from the log .*"scoresheet log restore"/s);
    const { appended, events } = await restored();
    expect(appended).toBe(events);
    await expectWell();
  });

  it('is none where the old one is damaged at its end, and it gets the event back', async () => {
    await damaged(
      `update scoresheet_log.entry set value = value || '\\x0a' from scoresheet_log.partition p
       where p.id = partition_id and p.topic = 'match.events' and "offset" = p.next_offset - 1`,
    );
    // The damaged entry is no event at all, so the archive can give it back.
    expect(await restored()).toMatchObject({ appended: 1 });
    await expectWell();
  });
});
