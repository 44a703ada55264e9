/** An archive that is made anew from a log whose own copy has lost or changed something. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { Entry } from '@scoresheet/event-log-port';
import { archiveStates, lacksEvents } from '@scoresheet/services-archive';
import { describe, expect, it } from 'vitest';
import {
  append,
  AT_ONCE,
  database,
  expectProjected,
  log,
  projectedToEnd,
  projectedWorld,
  startProjector,
  TOPIC,
} from './projected-world.spec-kit.js';
import { rebuildNamed } from './rebuild-named.js';
import {
  interleaved,
  writtenEvent,
  writtenMatch,
  type WrittenEvent,
} from './written-matches.spec-kit.js';

const LONG = recordNamed('77');
const SHORT = recordNamed('0');
const EVENTS = 63;
const BAD_SEQ = 10;

projectedWorld();

/** A match of that many events and a neighbour, archived; the projector goes on. */
async function played(): Promise<readonly (readonly WrittenEvent[])[]> {
  const all = [[...writtenMatch(LONG, EVENTS)], [...writtenMatch(SHORT, 12)]];
  startProjector();
  await append(interleaved(all));
  await projectedToEnd();
  return all;
}

/** The log as it is, but for what has become of single entries. */
const logWith = (change: (entry: Entry, text: string) => Uint8Array): typeof log =>
  Object.assign(log.openAnother({ batchSize: AT_ONCE }), {
    read: async (...asked: Parameters<typeof log.read>) =>
      (await log.read(...asked)).map((entry) => ({
        ...entry,
        value: change(entry, Buffer.from(entry.value).toString()),
      })),
  });

const isEvent = (text: string, record: string, seq: number): boolean =>
  text.startsWith(`["scoresheet/1","${record}",${seq},`);

const changedLog = () =>
  logWith(({ value }, text) =>
    isEvent(text, LONG, BAD_SEQ) ? Buffer.from(text.replace(/.$/, '!')) : value,
  );

const archivedRows = () =>
  database.query<object[]>(
    'select record, seq, hash, bytes from scoresheet.archived_event order by record, seq',
  );

const rebuild = (from = log) => rebuildNamed('archive', { log: from, database });

describe('A rebuild of the archive', () => {
  it('takes nothing away where a byte of the log has changed, and says what the log lacks', async () => {
    const all = await played();
    const before = await archivedRows();
    const { kept, differing } = await rebuild(changedLog());
    expect(await archivedRows()).toEqual(before);
    expect(differing).toBe(0);
    expect(kept.count).toBe(EVENTS - BAD_SEQ);
    expect(kept.ids.slice(0, 2)).toEqual([`${LONG}/${BAD_SEQ}`, `${LONG}/${BAD_SEQ + 1}`]);
    expect((await rebuild()).kept.count).toBe(0);
    await expectProjected(all);
  });

  it('mends a changed row of the archive at once with a log that lacks another one', async () => {
    const all = await played();
    const before = await archivedRows();
    await database.query(
      `update scoresheet.archived_event set bytes = 'nonsense' where record = '${SHORT}' and seq = 4`,
    );
    await database.query(
      `update scoresheet.archived_event set bytes = 'nonsense' where record = '${LONG}' and seq = 4`,
    );
    await database.query(
      `delete from scoresheet.archived_event where record = '${SHORT}' and seq > 8`,
    );
    expect(await rebuild(changedLog())).toMatchObject({ differing: 2 + 3 });
    expect(await archivedRows()).toEqual(before);
    await expectProjected(all);
  });

  it('keeps what follows an event that neither copy has any more', async () => {
    await played();
    await database.query(
      `update scoresheet.archived_event set bytes = 'nonsense' where record = '${LONG}' and seq = $1`,
      [BAD_SEQ],
    );
    const before = await archivedRows();
    expect((await rebuild(changedLog())).kept.count).toBe(EVENTS - BAD_SEQ);
    expect(await archivedRows()).toEqual(before);
  });

  it('mixes no rival history into the one that was accepted', async () => {
    await played();
    const before = await archivedRows();
    const { hash } = writtenMatch(LONG, EVENTS)[BAD_SEQ - 1] as WrittenEvent;
    const rival = writtenEvent(LONG, { seq: BAD_SEQ - 1, hash }, 'seat-warned', [
      { kind: 'seat-warned', seat: 1 },
    ]);
    const rivals = logWith(({ value }, text) =>
      isEvent(text, LONG, BAD_SEQ) ? rival.message.value : value,
    );
    expect((await rebuild(rivals)).kept.count).toBe(EVENTS - BAD_SEQ);
    expect(await archivedRows()).toEqual(before);
  });

  it('ends what was known to be lacking', async () => {
    await played();
    await database.query(`delete from scoresheet.archived_event where record = '${SHORT}'`);
    expect((await archiveStates(database, TOPIC)).some(lacksEvents)).toBe(true);
    expect(await rebuild()).toMatchObject({ differing: 12, kept: { count: 0 } });
    const states = await archiveStates(database, TOPIC);
    expect(states.some(lacksEvents)).toBe(false);
    expect(states.map(({ given, has }) => (given?.events ?? -1) - (has?.events ?? -2))).toEqual(
      states.map(() => 0),
    );
  });
});
