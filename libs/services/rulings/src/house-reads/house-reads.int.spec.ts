import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULING_TABLES } from '../tables.js';
import type { HouseReads } from './house-reads.js';
import { memoryHouseReads } from './memory-house-reads.js';
import { storedHouseReads } from './stored-house-reads.js';

let postgres: SharedPostgres;
let database: DataSource;
beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await new DataSource({
    type: 'postgres',
    url: await postgres.createDatabase(),
    ...RULING_TABLES,
  }).initialize();
  await database.query('create schema scoresheet');
  await database.runMigrations();
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

const KINDS: readonly (readonly [string, () => HouseReads])[] = [
  ['in memory', memoryHouseReads],
  ['in the database', () => storedHouseReads(database)],
];
const [EARLY, LATE] = [new Date(1_700_000_000_000), new Date(1_700_000_060_000)];

let matches = 0;
const atMatch = () => ({ record: `m-${(matches += 1)}`, accountId: 'a-judge' });

describe.each(KINDS)('Reads of staff, kept %s', (_where, open) => {
  it('stand once for each way, up to the last event that was read', async () => {
    const [reads, at] = [open(), atMatch()];
    await reads.keep({ ...at, way: 'table', upToSeq: 7 }, EARLY);
    await reads.keep({ ...at, way: 'table', upToSeq: 9 }, LATE);
    await reads.keep({ ...at, way: 'events', upToSeq: 3 }, EARLY);
    expect(await reads.of(at.record, 10)).toEqual([
      { ...at, way: 'table', upToSeq: 9, firstAt: EARLY, lastAt: LATE },
      { ...at, way: 'events', upToSeq: 3, firstAt: EARLY, lastAt: EARLY },
    ]);
    expect(await reads.hasRead(at)).toBe(true);
    expect(await reads.hasRead({ ...at, accountId: 'a-other' })).toBe(false);
  });

  it('exclude a seat, and a seat excludes them, until it is given back', async () => {
    const [reads, reader, player] = [open(), atMatch(), atMatch()];
    await reads.keep({ ...reader, way: 'table', upToSeq: 1 }, EARLY);
    expect(await reads.claimSeat(reader, EARLY)).toBeUndefined();
    const claim = await reads.claimSeat(player, EARLY);
    expect(await reads.keep({ ...player, way: 'table', upToSeq: 1 }, EARLY)).toBe(false);
    await claim?.release();
    expect(await reads.keep({ ...player, way: 'table', upToSeq: 1 }, EARLY)).toBe(true);
  });

  it('are excluded as long as one of several who ask for the seat may still get it', async () => {
    for (const [one, other] of [
      [EARLY, EARLY],
      [LATE, EARLY],
    ] as const) {
      const [reads, at] = [open(), atMatch()];
      const first = await reads.claimSeat(at, one);
      const second = await reads.claimSeat(at, other);
      await second?.release();
      expect(await reads.keep({ ...at, way: 'table', upToSeq: 1 }, LATE)).toBe(false);
      await first?.release();
      expect(await reads.keep({ ...at, way: 'table', upToSeq: 1 }, LATE)).toBe(false);
    }
  });

  it('and seats that come at once: one of the two is refused', async () => {
    const reads = open();
    for (let round = 0; round < 20; round += 1) {
      const at = atMatch();
      const [isKept, isSeated] = await Promise.all([
        reads.keep({ ...at, way: 'table', upToSeq: 1 }, EARLY),
        reads.claimSeat(at, EARLY),
      ]);
      expect([isKept, isSeated !== undefined].filter(Boolean)).toHaveLength(1);
    }
  });
});
