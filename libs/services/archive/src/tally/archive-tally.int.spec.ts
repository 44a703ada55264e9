import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checkpoint } from '../checkpoint.js';
import {
  append,
  newDatabase,
  newLog,
  project,
  TOPICS,
  written,
} from '../log-migration/migrated-world.spec-kit.js';
import { archiveOf, movePosition, projectionPosition } from '../projection-positions.js';
import { archiveStates, isArchiveComplete, lacksEvents } from './archive-tally.js';
import { NO_EVENTS } from './event-tally.js';
import { settlePartition } from './settle-partition.js';

const PARTITION = 0;
const of = { topic: TOPICS.events, partition: PARTITION };

let postgres: SharedPostgres;
let database: DataSource;
let log: MemoryLog;

beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres?.dispose());

beforeEach(async () => {
  database = await newDatabase(postgres);
  log = newLog(1);
});
afterEach(() => database.destroy());

async function archived(...records: readonly string[]): Promise<void> {
  for (const record of records) {
    for (const event of written(record, 4)) await append(log, TOPICS.events, event);
  }
  await project(database, log);
}

const PROJECTION = { projection: archiveOf(TOPICS.events), partition: PARTITION };

async function archivePosition(): Promise<Checkpoint> {
  const position = await projectionPosition(database, PROJECTION);
  if (position === undefined) throw new Error('nothing was archived');
  return position;
}

/** Resolves when so many statements wait for a lock. */
const waiting = (statements: number) =>
  vi.waitFor(
    async () => {
      const [row] = await database.query<{ count: string }[]>(
        `select count(*) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(Number(row?.count)).toBe(statements);
    },
    { timeout: 15_000 },
  );

const state = async () => (await archiveStates(database, TOPICS.events))[PARTITION];

describe('What an archive has, beside what its position was given', () => {
  it('is the same after each batch, and is told by count and digest', async () => {
    await archived(recordNamed('1'));
    const before = await state();
    await archived(recordNamed('2'), recordNamed('3'));
    const after = await state();
    expect([before?.given?.events, after?.given?.events]).toEqual([4, 12]);
    expect(before?.given).toEqual(before?.has);
    expect(after?.given).toEqual(after?.has);
    expect(after?.given?.digest).not.toBe(before?.given?.digest);
    expect(await isArchiveComplete(database, of)).toBe(true);
  });

  it('does not depend on the order in which events came', async () => {
    await archived(recordNamed('1'), recordNamed('2'));
    const one = await state();
    await database.query('truncate scoresheet.archived_event, scoresheet.projection_position');
    log = newLog(1);
    await archived(recordNamed('2'), recordNamed('1'));
    expect((await state())?.has).toEqual(one?.has);
  });

  it.each([
    [
      'is gone',
      `delete from scoresheet.archived_event where record = '${recordNamed('1')}' and seq = 2`,
    ],
    ['has another hash', `update scoresheet.archived_event set hash = 'h' where seq = 2`],
    ['has another name', `update scoresheet.archived_event set record = 'm-x' where seq = 3`],
    ['is all that there was', 'truncate scoresheet.archived_event'],
  ])('differs where a row %s', async (_, damage) => {
    await archived(recordNamed('1'));
    await database.query(damage);
    const differing = await state();
    expect(differing && lacksEvents(differing)).toBe(true);
    expect(await isArchiveComplete(database, of)).toBe(false);
    expect(await isArchiveComplete(database, { ...of, partition: 1 })).toBe(true);
  });

  it('is not known while a projector of an older version moves the position', async () => {
    await archived(recordNamed('1'));
    await database.query('update scoresheet.projection_position set next_offset = 9');
    await database.query(`delete from scoresheet.archived_event where seq = 3`);
    expect(await state()).toMatchObject({ next: 9, given: undefined, has: { events: 3 } });
    expect(await isArchiveComplete(database, of)).toBe(true);
  });

  it('is known from then on, though a projector waits to move the position while it is counted', async () => {
    await archived(recordNamed('1'));
    const before = await archivePosition();
    await database.query('delete from scoresheet.projection_tally');
    await database.query('update scoresheet.archive_tally set is_whole = false');
    const counting = database.createQueryRunner();
    await counting.startTransaction();
    await counting.query('lock table scoresheet.archive_tally in access exclusive mode');
    const settled = settlePartition(database, { of, next: 0, counted: NO_EVENTS });
    await waiting(1);
    const to = { ...before, next: before.next + 1 };
    const moved = movePosition(database.manager, PROJECTION, { from: before, to, events: [] });
    await waiting(2);
    await counting.commitTransaction();
    await counting.release();
    await settled;
    expect(await moved).toBe(true);
    const known = await state();
    expect(known).toMatchObject({ next: to.next, given: { events: 4 } });
    expect(known?.given).toEqual(known?.has);
  });
});
