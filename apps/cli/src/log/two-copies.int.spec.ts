/** An installation whose log or archive was damaged on its disk: what people are told and can do. */
import { TOPICS } from '@scoresheet/contracts-messages';
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
  type Environment,
} from '../installation/running.spec-kit.js';
import { runHere } from '../run-here.spec-kit.js';

const EVENTS_AT_FIRST = 12;
const BAD_SEQ = 6;
const LACKING = 'the archive lacks events that it had';

let postgres: SharedPostgres;
let client: pg.Client;
let folder: string;
/** Nobody mends anything while a test looks. */
let env: Environment;
let over: BotTable;
let begun: BotTable;
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-copies-'));
  postgres = await sharedPostgres();
  const DATABASE_URL = await postgres.createDatabase();
  client = new pg.Client(DATABASE_URL);
  await client.connect();
  env = {
    SCORESHEET_DATA: folder,
    DATABASE_URL,
    SCORESHEET_PORT: '0',
    SCORESHEET_SCRUB_BYTES_PER_SECOND: '0',
  };
  const running = await startInstallation(env);
  const { url } = running;
  ({ table: over } = await playMatch({ url, seed: 'over', bots: ['random', 'random'] }));
  begun = await beginMatch(running, 'begun', EVENTS_AT_FIRST);
  await untilOver(running, 1);
  await running.stop();
  before = await exactExports(env);
});
beforeEach(() => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  await client?.end();
  await postgres?.dispose();
  await rm(folder, { recursive: true, force: true });
});

const report = async (...args: readonly string[]) => {
  const { status, stdout } = await runHere([...args, '--json']);
  return { status, ...(JSON.parse(stdout) as object) };
};

const ONE_BYTE = (column: string) =>
  `set_byte(${column}, length(${column}) - 3, get_byte(${column}, length(${column}) - 3) # 1)`;

const changeArchive = (match: string) =>
  client.query(
    `update scoresheet.archived_event set bytes = ${ONE_BYTE('bytes')}
     where record = $1 and seq = $2`,
    [match, BAD_SEQ],
  );

/** Changes the last byte of the command's id: the header stays a header, but another event's. */
const HEADER_BYTE = (column: string) => {
  const at = `position('",{'::bytea in ${column}) - 2`;
  return `set_byte(${column}, ${at}, get_byte(${column}, ${at}) # 1)`;
};

const changeLog = (match: string, seq = BAD_SEQ, change = ONE_BYTE) =>
  client.query(
    `update scoresheet_log.entry set value = ${change('value')}
     from scoresheet_log.partition place, scoresheet.archived_event kept
     where kept.record = $1 and kept.seq = $2 and place.topic = kept.topic
       and place.partition = kept.partition and partition_id = place.id
       and entry."offset" = kept."offset"`,
    [match, seq],
  );

/** Sends the command again by which the match was created. */
const createAgain = (match: string) =>
  client.query(
    `with place as (
       update scoresheet_log.partition set next_offset = next_offset + 1
       where topic = $2 and partition = (
         select partition from scoresheet_log.entry, scoresheet_log.partition mine
         where partition_id = mine.id and topic = $2 and key = $1 limit 1)
       returning id, next_offset - 1 as last, last_appended_at_ms)
     insert into scoresheet_log.entry (partition_id, "offset", appended_at_ms, key, headers, value)
     select id, last, last_appended_at_ms, key, headers, value
     from place, lateral (select key, headers, value from scoresheet_log.entry
                          where partition_id = id and key = $1 order by "offset" limit 1) first`,
    [match, TOPICS.matchCommands],
  );

async function startsOf(match: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from scoresheet_log.entry, scoresheet_log.partition
     where partition_id = id and topic = $2
       and position(convert_to('["scoresheet/1","' || $1 || '",0,', 'UTF8') in value) = 1`,
    [match, TOPICS.matchEvents],
  );
  return Number(rows[0]?.count);
}

async function outcomesOf(match: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select convert_from(value, 'UTF8') as text from scoresheet_log.entry, scoresheet_log.partition
     where partition_id = id and topic = $2 and key = $1 order by "offset"`,
    [match, TOPICS.matchOutcomes],
  );
  return rows.map(({ text }) => text);
}

describe('A byte of the archive that has changed', () => {
  it('is named by the doctor, stops nothing, and is mended from the log', async () => {
    await changeArchive(begun.match);
    const ill = await runHere(['doctor']);
    expect(ill.status).toBe(1);
    const words = ill.stdout.replace(/\s+/g, ' ');
    expect(words).toContain(`Event ${BAD_SEQ} of ${begun.match} (topic "match.events", partition`);
    expect(words).toContain("the archive's copy was changed; the log has the right bytes");

    const running = await startInstallation(env);
    await playMatch({ url: running.url, seed: 'begun', table: begun, bots: ['random', 'random'] });
    await playMatch({ url: running.url, seed: 'beside', bots: ['random', 'random'] });
    await untilOver(running, 3);
    await running.stop();
    expect(running.fatal).toEqual([]);

    expect(await report('rebuild', 'archive')).toMatchObject({ status: 0, differing: 1 });
    expect(await runHere(['doctor'])).toMatchObject({ status: 0 });
    const after = await exactExports(env);
    const { match } = begun;
    const firstEvents = (file = '') => file.split('\n').slice(1, EVENTS_AT_FIRST);
    expect(firstEvents(after.get(match))).toEqual(firstEvents(before.get(match)));
    before = after;
  });
});

describe('A byte of the log that has changed', () => {
  it('is named as such, takes nothing from the archive, and is mended from it', async () => {
    await changeLog(over.match);
    const words = (await runHere(['doctor'])).stdout.replace(/\s+/g, ' ');
    expect(words).toContain(`Event ${BAD_SEQ} of ${over.match} (topic "match.events", partition`);
    expect(words).toContain("the log's copy was changed; the archive has the right bytes");
    expect(words).toContain('scoresheet log mend');

    const events = (before.get(over.match) ?? '').trim().split('\n').length;
    const rebuilt = (await report('rebuild', 'archive')) as unknown as { kept: { count: number } };
    expect(rebuilt).toMatchObject({ status: 1, differing: 0 });
    expect(rebuilt.kept.count).toBeGreaterThan(BAD_SEQ);
    expect(rebuilt.kept.count).toBeLessThan(events);

    expect(await report('log', 'mend')).toMatchObject({ status: 0, mended: 1, left: [] });
    expect(await report('log', 'mend')).toMatchObject({ status: 0, mended: 0, left: [] });
    expect(await runHere(['doctor'])).toMatchObject({ status: 0 });
    expect(await report('rebuild', 'archive')).toMatchObject({ status: 0, kept: { count: 0 } });
    expect(await exactExports(env)).toEqual(before);
  });
});

/** An event right before the place at which the readers of its partition begin. */
async function lastRead(): Promise<{ readonly record: string; readonly seq: number }> {
  const { rows } = await client.query<{ record: string; seq: number }>(
    `select record, seq from scoresheet.archived_event kept
     join scoresheet.projection_position position on position.partition = kept.partition
       and kept."offset" = position.next_offset - 1
     where kept.topic = $1 and projection = 'archive of ' || $1 limit 1`,
    [TOPICS.matchEvents],
  );
  const [last] = rows;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

describe('A byte of the last entry that was read of the log', () => {
  it.each([
    ['below its header', ONE_BYTE],
    ['in its header', HEADER_BYTE],
  ])('%s stops no reader, is named by the doctor, and is mended', async (_, change) => {
    const { record, seq } = await lastRead();
    await changeLog(record, seq, change);
    const answered = (await outcomesOf(record)).length;
    await createAgain(record);
    const running = await startInstallation(env);
    const isAnswered = async () =>
      running.fatal.length > 0 || (await outcomesOf(record)).length > answered;
    await vi.waitUntil(isAnswered, { timeout: 30_000 });
    await running.stop();
    expect(running.fatal).toEqual([]);

    const words = (await runHere(['doctor'])).stdout.replace(/\s+/g, ' ');
    expect(words).toContain(`Event ${seq} of ${record} (topic "match.events", partition`);
    expect(words).toContain("the log's copy was changed; the archive has the right bytes");
    expect(words).toContain('scoresheet log mend');

    expect(await report('log', 'mend')).toMatchObject({ status: 0, mended: 1, left: [] });
    const mended = await startInstallation(env);
    await mended.stop();
    expect(mended.fatal).toEqual([]);
    expect(await runHere(['doctor'])).toMatchObject({ status: 0 });
    expect(await exactExports(env)).toEqual(before);
  });
});

async function archivedOf(record: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    'select count(*) from scoresheet.archived_event where record = $1',
    [record],
  );
  return Number(rows[0]?.count);
}

describe('An archive that has lost a match', () => {
  it('does not begin it again, says so, and gets it back from the log by itself', async () => {
    const lost = await archivedOf(over.match);
    await client.query('delete from scoresheet.archived_event where record = $1', [over.match]);
    const words = (await runHere(['doctor'])).stdout.replace(/\s+/g, ' ');
    expect(words).toMatch(
      /The archive of topic "match.events", partition \d, has lost or changed events/,
    );

    await createAgain(over.match);
    const running = await startInstallation(env);
    const told = await vi.waitUntil(
      async () => (await outcomesOf(over.match)).find((text) => text.includes(LACKING)),
      { timeout: 30_000 },
    );
    await running.stop();
    expect(told).toContain('"outcome":"conflict"');
    expect(await startsOf(over.match)).toBe(1);

    const mending = await startInstallation({
      ...env,
      SCORESHEET_SCRUB_BYTES_PER_SECOND: '1048576',
    });
    await vi.waitUntil(async () => (await archivedOf(over.match)) === lost, { timeout: 30_000 });
    await mending.stop();
    expect(await runHere(['doctor'])).toMatchObject({ status: 0 });
    expect(await exactExports(env)).toEqual(before);
  });
});
