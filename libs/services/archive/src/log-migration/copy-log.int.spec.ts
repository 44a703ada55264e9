import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import type { EventLog, Message } from '@scoresheet/event-log-port';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyCheckpoint } from '../verify-checkpoint.js';
import { archiveOf, projectionPosition } from '../projection-positions.js';
import { copyLog, type CopyOptions, workerPositions } from './copy-log.js';
import {
  append,
  bytesOf,
  chainsIn,
  KIND,
  newDatabase,
  newLog,
  OTHER_KIND,
  OTHERS,
  placesAreRight,
  project,
  stampsIn,
  TOPICS,
  written,
} from './migrated-world.spec-kit.js';
import { macRequirements } from './mac-requirements.js';
import { MigrationRefused } from './migration-refused.js';
import { endsOf, sumOf } from './read-to-end.js';

const DAY_MS = 86_400_000;
const RECORDS = ['1', '2', '3', '4', '5'].map(recordNamed);

let postgres: SharedPostgres;
let database: DataSource;
let from: MemoryLog;
let to: MemoryLog;

beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres?.dispose());

/** Five records in turns, each event written twice, with noise and commands; half is archived. */
beforeEach(async () => {
  database = await newDatabase(postgres);
  from = newLog(2);
  to = newLog(5);
  const all = RECORDS.map((record) => written(record, 9));
  for (let seq = 0; seq < 9; seq += 1) {
    for (const events of all) {
      const event = events[seq] as (typeof events)[number];
      await append(from, TOPICS.commands, {
        key: event.key,
        value: bytesOf(`c${event.key}${seq}`),
      });
      await append(from, TOPICS.events, event);
      await append(from, TOPICS.events, { key: event.key, value: bytesOf('noise') });
      await append(from, TOPICS.events, event);
    }
  }
  await project(database, from, 30);
  await workersCame(await endsOf(from, TOPICS.commands));
});
afterEach(() => database.destroy());

/** The workers are done with all commands before these offsets. */
async function workersCame(ends: readonly number[]): Promise<void> {
  for (const [partition, end] of ends.entries()) {
    await database.query(
      `insert into scoresheet.worker_position (topic, partition, log_id, next_offset)
       values ($1, $2, $3, $4)
       on conflict (topic, partition) do update set next_offset = excluded.next_offset`,
      [TOPICS.commands, partition, from.logId, end],
    );
  }
}

const copy = (more: Partial<CopyOptions> = {}, target: EventLog = to) =>
  copyLog({ database, from, to: target }, { kinds: [KIND], ...more });

describe('a log that is copied to one of another number of partitions', () => {
  it('has the same chains there, to the byte, without what nobody admitted', async () => {
    const report = await copy();
    expect(report).toMatchObject({ records: 5, events: 45, leftBehind: 90, undecided: 0 });
    expect(await chainsIn(to)).toEqual(await chainsIn(from));
    expect(sumOf(await endsOf(to, TOPICS.events))).toBe(45);
    const [first] = await to.read({ topic: TOPICS.events, partition: 0 }, 0, 1);
    expect(first?.headers).toMatchObject({ ce_id: expect.stringContaining('/0') });
  });

  it('has every event with the stamp that it had first, copied once or twice', async () => {
    const taken = (await stampsIn(from)).toSorted();
    const late = newLog(2, () => Date.now() + DAY_MS);
    await copyLog({ database, from, to: late }, { kinds: [KIND] });
    const again = newLog(3, () => Date.now() + 2 * DAY_MS);
    await copyLog({ database, from: late, to: again }, { kinds: [KIND] });
    const copied = await stampsIn(again);
    expect(copied).toHaveLength(45);
    expect(Math.max(...copied)).toBeLessThanOrEqual(taken.at(-1) ?? 0);
    const rows = await database.query<{ stamp: string }[]>(
      'select stamped_at_ms as stamp from scoresheet.archived_event',
    );
    expect(rows.map(({ stamp }) => Number(stamp)).toSorted()).toEqual(copied.toSorted());
  });

  it('is from then on the log of the database, with every event archived at its place', async () => {
    let added = 0;
    const { archived } = await copy({
      kinds: [{ ...KIND, onArchived: async (_, events) => void (added = events) }],
    });
    expect(archived).toBeGreaterThan(0);
    expect(added).toBe(archived);
    expect(await placesAreRight(database, to)).toBe(true);
    const [row] = await database.query<{ count: string }[]>(
      'select count(*) from scoresheet.archived_event',
    );
    expect(Number(row?.count)).toBe(45);
    const ends = await endsOf(to, TOPICS.events);
    expect(ends).toHaveLength(to.partitions);
    for (const [partition, end] of ends.entries()) {
      const of = { projection: archiveOf(TOPICS.events), partition };
      const position = await projectionPosition(database, of);
      expect(position).toMatchObject({ logId: to.logId, next: end });
      if (position !== undefined) {
        await verifyCheckpoint(to, { topic: TOPICS.events, partition }, position);
      }
    }
  });

  it('takes of what foreign clients wrote the events, by their bytes, and nothing misnamed', async () => {
    await append(from, TOPICS.commands, { key: recordNamed('1'), value: bytesOf('strange') });
    for (const event of written('m-1', 2)) await append(from, TOPICS.events, event);
    const chains = await chainsIn(from);
    const report = await copyLog(
      { database, from: writtenByForeigners(from), to },
      { kinds: [KIND] },
    );
    expect([...chains.keys()]).toEqual(RECORDS);
    expect(await chainsIn(to)).toEqual(chains);
    const stamps = new Set(await stampsIn(from));
    expect((await stampsIn(to)).filter((stamp) => !stamps.has(stamp))).toEqual([]);
    expect(report).toMatchObject({ records: 5, events: 45 });
    expect(sumOf(await endsOf(to, TOPICS.commands))).toBe(45);
  });

  it('begins with the time that its events tell, though its own clock is behind', async () => {
    const late = newLog(5, () => 0);
    await copyLog({ database, from, to: late }, { kinds: [KIND] });
    const rows = await database.query<{ ms: string }[]>(
      `select distinct time_ms as ms from scoresheet.worker_position where time_ms is not null`,
    );
    expect(rows).toEqual([{ ms: '1008' }]); // that of the last event of each record
  });

  it('says how far it has come', async () => {
    const told: (readonly [number, number])[] = [];
    await copy({ onProgress: (done, total) => told.push([done, total]) });
    expect(told.length).toBeGreaterThan(3);
    const rises = told.every(
      ([done, total], i) => done <= total && done >= (told[i - 1]?.[0] ?? 0),
    );
    expect(rises).toBe(true);
  });
});

/** All events, and the command `strange`, with a key and headers that no log of ours takes. */
function writtenByForeigners(log: MemoryLog): EventLog {
  const subscribe: EventLog['subscribe'] = (of, start, onBatch) =>
    log.subscribe(of, start, (entries, end) => {
      const isStrange = ({ value }: Message) =>
        of.topic === TOPICS.events || Buffer.compare(value, bytesOf('strange')) === 0;
      const key = '\0'.repeat(600);
      const changed = entries.map((entry) =>
        isStrange(entry)
          ? { ...entry, key, headers: { ...entry.headers, long: 'x'.repeat(5_000) } }
          : entry,
      );
      return onBatch(changed, end);
    });
  return new Proxy<EventLog>(log, {
    get(target, name: keyof EventLog) {
      const member: unknown = name === 'subscribe' ? subscribe : target[name];
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}

describe('commands', () => {
  it('that nobody has decided come after all others, and workers begin there', async () => {
    const ends = await endsOf(from, TOPICS.commands);
    await append(from, TOPICS.commands, { key: recordNamed('1'), value: bytesOf('c late') });
    await append(from, TOPICS.commands, { key: recordNamed('1'), value: bytesOf('c refused') });
    await append(from, TOPICS.outcomes, { key: recordNamed('1'), value: bytesOf('c refused') });
    await append(from, TOPICS.commands, { key: recordNamed('1'), value: bytesOf('no command') });

    expect(await copy()).toMatchObject({ undecided: 1 });
    expect(sumOf(await endsOf(to, TOPICS.commands))).toBe(sumOf(ends) + 3);
    const left: string[] = [];
    for (const [partition, { next }] of await workerPositions(database, TOPICS.commands)) {
      for (const { value } of await to.read({ topic: TOPICS.commands, partition }, next, 99)) {
        left.push(new TextDecoder().decode(value));
      }
    }
    expect(left).toEqual(['c late']);
  });
});

describe('a log of which old commands and outcomes were removed', () => {
  const LEFT = 2;
  const truncate = async (topic: string) => {
    for (const [partition, end] of (await endsOf(from, topic)).entries()) {
      await from.truncate({ topic, partition }, Math.max(0, end - LEFT));
    }
  };

  it('is copied with what is left of them, and with all its events', async () => {
    for (const record of RECORDS) {
      for (const seq of [0, 1, 2]) {
        const outcome = { key: record, value: bytesOf(`c${record}${seq}`) };
        await append(from, TOPICS.outcomes, outcome);
      }
    }
    for (const topic of [TOPICS.commands, TOPICS.outcomes]) await truncate(topic);
    const late = { key: recordNamed('1'), value: bytesOf('c late') };
    await append(from, TOPICS.commands, late);
    const told: number[] = [];
    const report = await copy({ onProgress: (_, total) => told.push(total) });
    expect(report).toMatchObject({ records: 5, events: 45, undecided: 1 });
    expect(await chainsIn(to)).toEqual(await chainsIn(from));
    const left = from.partitions * LEFT;
    expect(sumOf(await endsOf(to, TOPICS.commands))).toBe(left + 1);
    expect(sumOf(await endsOf(to, TOPICS.outcomes))).toBe(left);
    const entries = 2 * sumOf(await endsOf(from, TOPICS.events)) + left + 1 + left;
    expect(new Set(told)).toEqual(new Set([entries]));
    expect(await placesAreRight(database, to)).toBe(true);
  });
});

describe('the proof of who sent a command', () => {
  const required = async () => Object.fromEntries(await macRequirements(database, TOPICS.commands));
  const require = async (from: readonly number[]) => {
    for (const [partition, offset] of from.entries()) {
      await database.query(
        `insert into scoresheet.command_mac (topic, partition, required_from) values ($1, $2, $3)`,
        [TOPICS.commands, partition, offset],
      );
    }
  };

  it('goes with it, and is required from the end of the copies on', async () => {
    await require(await endsOf(from, TOPICS.commands));
    const late = { key: 'm-one', value: bytesOf('c late'), headers: { mac: 'of late' } };
    await append(from, TOPICS.commands, late);
    expect(await copy()).toMatchObject({ undecided: 1 });
    const all = await Promise.all(
      (await endsOf(to, TOPICS.commands)).map((end, partition) =>
        end === 0 ? [] : to.read({ topic: TOPICS.commands, partition }, 0, end),
      ),
    );
    expect(all.flat().filter(({ headers }) => headers?.['mac'] === 'of late')).toHaveLength(1);
    expect(await required()).toEqual({ ...(await endsOf(to, TOPICS.commands)) });
  });

  it('is asked of what nobody has decided yet: without it, it is not decided there either', async () => {
    await require(await endsOf(from, TOPICS.commands));
    await append(from, TOPICS.commands, { key: 'm-one', value: bytesOf('c forged') });
    expect(await copy()).toMatchObject({ undecided: 0 });
  });

  it('is not required on the new log where it was not on the old one', async () => {
    await append(from, TOPICS.commands, { key: 'm-one', value: bytesOf('c late') });
    expect(await copy()).toMatchObject({ undecided: 1 });
    expect(await required()).toEqual({});
  });
});

describe('a log of two kinds of records', () => {
  const OTHER_RECORDS = ['6', '7'].map(recordNamed);
  const both = { kinds: [KIND, OTHER_KIND] };

  beforeEach(async () => {
    for (const key of OTHER_RECORDS) {
      for (const event of written(key, 4)) await append(from, OTHERS.events, event);
      await append(from, OTHERS.commands, { key, value: bytesOf(`c late ${key}`) });
    }
    await project(database, from, 3, OTHERS.events);
  });

  it('is copied with both, and each has its places and its workers there', async () => {
    const report = await copy(both);
    expect(report).toMatchObject({ records: 7, events: 45 + 8, leftBehind: 90, undecided: 2 });
    expect(await chainsIn(to)).toEqual(await chainsIn(from));
    expect(await chainsIn(to, OTHERS.events)).toEqual(await chainsIn(from, OTHERS.events));
    expect((await chainsIn(to, OTHERS.events)).size).toBe(2);
    expect(await placesAreRight(database, to)).toBe(true);
    const workers = await workerPositions(database, OTHERS.commands);
    expect([...workers.values()].map(({ logId, next }) => [logId, next])).toEqual(
      Array.from({ length: to.partitions }, () => [to.logId, 0]),
    );
  });

  it('goes over with all of them or none', async () => {
    const pulled = new Error('the plug was pulled');
    const failing = { ...OTHER_KIND, onArchived: () => Promise.reject(pulled) };
    await expect(copy({ kinds: [KIND, failing] })).rejects.toBe(pulled);
    expect(await placesAreRight(database, from)).toBe(true);
    expect((await workerPositions(database, TOPICS.commands)).get(0)?.logId).toBe(from.logId);
    expect(await copy(both)).toMatchObject({ events: 53, appended: 0 });
  });
});

describe('a copy that is interrupted', () => {
  /** The new log refuses every append after so many. */
  const breaksAfter = (appends: number): EventLog => {
    let left = appends;
    return Object.assign(Object.create(to) as MemoryLog, {
      async append(...args: Parameters<MemoryLog['append']>) {
        if ((left -= 1) < 0) throw new Error('the plug was pulled');
        return to.append(...args);
      },
    });
  };

  it('anywhere leaves the installation on the old log, and goes on when it is done again', async () => {
    let interrupted = 0;
    for (let appends = 0; ; appends += 1) {
      const failed = await copy({}, breaksAfter(appends)).catch((error: unknown) => error);
      if (!(failed instanceof Error)) break;
      interrupted += 1;
      const of = { projection: archiveOf(TOPICS.events), partition: 0 };
      expect(await projectionPosition(database, of)).toMatchObject({ logId: from.logId });
    }
    expect(interrupted).toBeGreaterThan(2);
    expect(await chainsIn(to)).toEqual(await chainsIn(from));
    expect(sumOf(await endsOf(to, TOPICS.events))).toBe(45);
    expect(sumOf(await endsOf(to, TOPICS.commands))).toBe(45);
    expect(await placesAreRight(database, to)).toBe(true);
  });

  it('in the transaction changes nothing of the database', async () => {
    const pulled = new Error('the plug was pulled');
    const failed = copy({ kinds: [{ ...KIND, onArchived: () => Promise.reject(pulled) }] });
    await expect(failed).rejects.toBe(pulled);
    expect(await placesAreRight(database, from)).toBe(true);
    expect(await copy()).toMatchObject({ events: 45, appended: 0 });
    expect(await placesAreRight(database, to)).toBe(true);
  });

  it('does not go on when Scoresheet has run on the old log since', async () => {
    await expect(copy({}, breaksAfter(2))).rejects.toThrow('the plug');
    await append(from, TOPICS.commands, { key: recordNamed('1'), value: bytesOf('c later') });
    await expect(copy()).rejects.toMatchObject({ code: 'source-changed' });
  });
});

describe('a copy is refused in words', () => {
  it('to a log that has entries of its own', async () => {
    await append(to, TOPICS.events, { key: 'm-other', value: bytesOf('somebody else') });
    await expect(copy()).rejects.toThrow(/has 1 entries that are no beginning of this copy/);
    expect(await chainsIn(to)).toEqual(new Map());
  });

  it('when it was done already', async () => {
    await copy();
    await expect(copy()).rejects.toMatchObject({ code: 'already-moved' });
  });

  it('when somebody appends meanwhile', async () => {
    const onArchived = () =>
      append(to, TOPICS.events, { key: recordNamed('1'), value: bytesOf('somebody else') });
    const refused = await copy({ kinds: [{ ...KIND, onArchived }] }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(MigrationRefused);
    expect(refused).toMatchObject({ code: 'log-written-to' });
    expect(await placesAreRight(database, from)).toBe(true);
  });
});
