/** Archived bytes that have changed: the log's copy is read, and one record stops where it has not. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { ArchivedEvent, ArchiveReader } from '@scoresheet/services-archive';
import { describe, expect, it } from 'vitest';
import { ArchiveBroken } from './record-history.js';
import * as toy from './toy-records.spec-kit.js';

const A = recordNamed('a');
const B = recordNamed('b');
const BAD_SEQ = 2;

type ToyLog = ReturnType<typeof toy.toyLog>;

/** Two records of five events, all of them archived. */
async function archived() {
  const log = toy.toyLog();
  for (const record of [A, B]) {
    let head: ReturnType<typeof toy.toyEvent>['head'] | undefined;
    for (const fact of [1, 2, 3, 4, 5]) {
      const event = toy.toyEvent(record, head, fact);
      head = event.head;
      await log.append(toy.of, [toy.messageOf(event)]);
    }
  }
  return { log, archive: await toy.archiveAt(log, 10) };
}

/** The archive with something else in place of one event, for as long as `isDamaged` says so. */
const damaged = (
  archive: ArchiveReader,
  damage: (event: ArchivedEvent) => readonly ArchivedEvent[],
  isDamaged: () => boolean = () => true,
): ArchiveReader => ({
  ...archive,
  async events(record, ...asked) {
    const found = await archive.events(record, ...asked);
    if (record !== A || !isDamaged()) return found;
    return found.flatMap((event) => (event.seq === BAD_SEQ ? damage(event) : [event]));
  },
});

function changedByte(event: ArchivedEvent): readonly ArchivedEvent[] {
  const bytes = Uint8Array.from(event.bytes);
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
  return [{ ...event, bytes }];
}

const gone = (): readonly ArchivedEvent[] => [];

const otherHash = (event: ArchivedEvent): readonly ArchivedEvent[] => [
  { ...event, hash: 'f'.repeat(64) },
];

/** A log whose copy of that event has changed, too. */
const unreadableLog = (log: ToyLog): ToyLog =>
  Object.assign(log.openAnother(), {
    read: async (...asked: Parameters<ToyLog['read']>) => {
      const entries = await log.read(...asked);
      return entries.map((entry) =>
        entry.offset === BAD_SEQ ? { ...entry, value: new Uint8Array([1]) } : entry,
      );
    },
  });

describe('A record of which the archive has an event with', () => {
  it.each([
    ['a changed byte', changedByte],
    ['another hash beside it', otherHash],
  ])('%s is read from the log, whole and in pages', async (_, damage) => {
    const { log, archive } = await archived();
    const tail = await toy.startedTail(log, damaged(archive, damage));
    await tail.atEnd();
    expect(await tail.stateOf(A)).toMatchObject({ status: 'folded', state: '1,2,3,4,5,' });
    expect((await tail.history(A, BAD_SEQ, 1)).map(({ head }) => head.seq)).toEqual([BAD_SEQ]);
    expect((await tail.history(A, BAD_SEQ + 1)).map(({ head }) => head.seq)).toEqual([3, 4]);
    expect(tail.counts().suspended).toBe(0);
    await tail.stop();
  });

  it.each([
    ['changed bytes in both copies', changedByte],
    ['nothing in its place', gone],
  ])('%s is suspended alone, and goes on once that is mended', async (_, damage) => {
    const { log, archive } = await archived();
    let isDamaged = true;
    const broken = damaged(archive, damage, () => isDamaged);
    const tail = await toy.startedTail(unreadableLog(log), broken);
    await tail.atEnd();
    const suspended = { status: 'suspended', suspension: { record: A, seq: BAD_SEQ } };
    expect(await tail.stateOf(A)).toMatchObject(suspended);
    expect(await tail.stateOf(A)).toMatchObject(suspended);
    await expect(tail.history(A)).rejects.toThrow(ArchiveBroken);
    expect((await tail.history(A, 0, BAD_SEQ)).map(({ head }) => head.seq)).toEqual([0, 1]);
    expect(await tail.stateOf(B)).toMatchObject({ status: 'folded', state: '1,2,3,4,5,' });

    isDamaged = false;
    expect(await tail.stateOf(A)).toMatchObject({ status: 'folded', state: '1,2,3,4,5,' });
    expect(tail.counts().suspended).toBe(0);
    await tail.stop();
  });
});
