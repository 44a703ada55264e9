import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Checkpoint } from './checkpoint.js';
import { archiveEvents, postgresArchive, type EventToArchive } from './postgres-archive.js';
import { noteRefuted } from './refuted-events.js';
import { archiveOf, movePosition } from './projection-positions.js';
import { ARCHIVE_TABLES } from './tables.js';

const of = { topic: 'match.events', partition: 1 };
const projection = { projection: archiveOf(of.topic), partition: of.partition };

let postgres: SharedPostgres;
let database: DataSource;

beforeAll(async () => {
  postgres = await sharedPostgres();
  const url = await postgres.createDatabase();
  database = await new DataSource({ type: 'postgres', url, ...ARCHIVE_TABLES }).initialize();
  await database.query('create schema scoresheet');
  await database.runMigrations();
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});
beforeEach(() =>
  database.query(
    'truncate scoresheet.archived_event, scoresheet.refuted_event, scoresheet.projection_position',
  ),
);

const event = (record: string, seq: number, offset: number, bytes = [seq]): EventToArchive => ({
  record,
  seq,
  offset,
  hash: `hash of ${record}/${seq}`,
  bytes: new Uint8Array(bytes),
});

describe('the archive in PostgreSQL', () => {
  const archive = () => postgresArchive(database, of.topic);

  beforeEach(() =>
    archiveEvents(database.manager, of, [
      event('m-a', 0, 3),
      event('m-b', 0, 4, []),
      event('m-a', 1, 5, [0, 255, 92, 39, 10]),
      event('m-a', 2, 9),
    ]),
  );

  it('gives back the exact bytes with their places, in order', async () => {
    expect(await archive().events('m-a', 10)).toMatchObject([
      { seq: 0, offset: 3, bytes: Buffer.from([0]) },
      { seq: 1, offset: 5, bytes: Buffer.from([0, 255, 92, 39, 10]) },
      { seq: 2, offset: 9, bytes: Buffer.from([2]) },
    ]);
    expect(await archive().events('m-b', 10)).toMatchObject([{ bytes: Buffer.from([]) }]);
    expect(await archive().events('m-unknown', 10)).toEqual([]);
  });

  it('gives back when a log took an event first, where that is known', async () => {
    await archiveEvents(database.manager, of, [
      { ...event('m-c', 0, 10), stampedAtMs: 1_700_000_000_000 },
      event('m-c', 1, 11),
    ]);
    const stamps = (await archive().events('m-c', 20)).map(({ stampedAtMs }) => stampedAtMs);
    expect(stamps).toEqual([1_700_000_000_000, undefined]);
  });

  it('says of which events it is noted that they were refuted, also when a row is written anew', async () => {
    const refuted = event('m-a', 1, 5);
    for (let times = 0; times < 2; times += 1) await noteRefuted(database.manager, [refuted]);
    const noted = async () =>
      (await archive().events('m-a', 10)).map(({ isRefuted }) => isRefuted === true);
    expect(await noted()).toEqual([false, true, false]);
    await database.query('delete from scoresheet.archived_event where record = $1', ['m-a']);
    const moved = [event('m-a', 0, 1), event('m-a', 1, 2), { ...event('m-a', 2, 6), hash: 'h' }];
    await archiveEvents(database.manager, of, moved);
    expect(await noted()).toEqual([false, true, false]);
    expect(await archive().refuted(['m-a', 'm-b'])).toEqual(new Set([refuted.hash]));
    expect(await archive().refuted(['m-b'])).toEqual(new Set());
  });

  it('gives events before an offset and from a number on, as many as are asked for', async () => {
    const seqs = async (before: number, fromSeq?: number, limit?: number) =>
      (await archive().events('m-a', before, fromSeq, limit)).map(({ seq }) => seq);
    expect(await seqs(9)).toEqual([0, 1]);
    expect(await seqs(3)).toEqual([]);
    expect(await seqs(10, 1)).toEqual([1, 2]);
    expect(await seqs(10, 1, 1)).toEqual([1]);
    expect(await seqs(10, 0, Infinity)).toEqual([0, 1, 2]);
  });

  it('gives heads as of before an offset, of those records that have one', async () => {
    const records = ['m-a', 'm-b', 'm-unknown'];
    expect(await archive().heads(records, 9)).toEqual(
      new Map([
        ['m-a', { seq: 1, hash: 'hash of m-a/1' }],
        ['m-b', { seq: 0, hash: 'hash of m-b/0' }],
      ]),
    );
    expect(await archive().heads(records, 4)).toEqual(
      new Map([['m-a', { seq: 0, hash: 'hash of m-a/0' }]]),
    );
  });

  it('takes no event and no place twice', async () => {
    for (const again of [event('m-a', 2, 20), event('m-c', 0, 9)]) {
      await expect(archiveEvents(database.manager, of, [again])).rejects.toThrow('duplicate key');
    }
  });
});

describe('a position', () => {
  const first: Checkpoint = { logId: 'log', next: 5, digest: 'd5' };
  const move = (from: Checkpoint | undefined, to: Checkpoint) =>
    movePosition(database.manager, projection, { from, to, events: [] });
  const position = () => postgresArchive(database, of.topic).position(of.partition);

  it('begins once', async () => {
    expect(await position()).toBeUndefined();
    const begun = await Promise.all([move(undefined, first), move(undefined, first)]);
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await move(undefined, { ...first, next: 9 })).toBe(false);
    expect(await position()).toEqual(first);
  });

  it('is moved only by whoever knows where it stands', async () => {
    await move(undefined, first);
    const second = { logId: 'log', next: 8, digest: 'd8' };
    const moved = await Promise.all([move(first, second), move(first, second)]);
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await move(first, { ...second, next: 11 })).toBe(false);
    expect(await move({ ...second, logId: 'other' }, { ...second, logId: 'other' })).toBe(false);
    expect(await position()).toEqual(second);
  });
});
