import { recordNamed } from '@scoresheet/domain-record/record-named';
import { memoryArchive } from '@scoresheet/services-archive';
import { describe, expect, it, vi } from 'vitest';
import type { AdmittedEvent } from './admitted-event.js';
import * as toy from './toy-records.spec-kit.js';

const A = recordNamed('a');
const B = recordNamed('b');

/** The events of one writer that loses no race. */
function eventsOf(record: string, facts: readonly (number | null)[]) {
  let head: ReturnType<typeof toy.toyEvent>['head'] | undefined;
  return facts.map((fact) => {
    const event = toy.toyEvent(record, head, fact);
    head = event.head;
    return event;
  });
}

const append = (log: ReturnType<typeof toy.toyLog>, ...events: ReturnType<typeof eventsOf>) =>
  log.append(toy.of, events.map(toy.messageOf));

describe('A tail', () => {
  it('admits the first of two that start a record, and passes over the other', async () => {
    const log = toy.toyLog();
    await append(log, toy.toyEvent(A, undefined, 1), toy.toyEvent(A, undefined, 2));
    const tail = await toy.startedTail(log, memoryArchive());
    await tail.atEnd();
    expect(await tail.stateOf(A)).toMatchObject({ state: '1,' });
    expect(tail.counts()).toMatchObject({ admitted: 1, passedOver: { 'seq-taken': 1 } });
    await tail.stop();
  });

  it('looks a record up before it takes seq 0 for a new one', async () => {
    const log = toy.toyLog();
    await append(log, toy.toyEvent(A, undefined, 1));
    const archive = await toy.archiveAt(log, 1);
    const tail = await toy.startedTail(log, archive);
    await append(log, toy.toyEvent(A, undefined, 2));
    await tail.atEnd();
    expect(tail.counts()).toMatchObject({ admitted: 0, passedOver: { 'seq-taken': 1 } });
    expect(await tail.stateOf(A)).toMatchObject({ state: '1,' });
    await tail.stop();
  });

  it('waits for an archive that is away, if it is told to, and reads on', async () => {
    const log = toy.toyLog();
    const archive = memoryArchive();
    const troubles: unknown[] = [];
    let failures = 3;
    const heads: typeof archive.heads = async (...asked) => {
      failures -= 1;
      if (failures >= 0) throw new Error('the database is away');
      return archive.heads(...asked);
    };
    const tail = await toy.startedTail(
      log,
      { ...archive, heads },
      { onTrouble: (error) => void troubles.push(error) },
    );
    await append(log, ...eventsOf(A, [1, 2]));
    await tail.atEnd();
    expect(await tail.stateOf(A)).toMatchObject({ state: '1,2,' });
    expect(failures).toBe(-1);
    expect(troubles).toEqual([new Error('the database is away')]);
    await tail.stop();
    await expect(tail.ended).resolves.toBeUndefined();
  });

  it('can be stopped while it waits for its archive, and has read nothing of what was to come', async () => {
    const log = toy.toyLog();
    const heads = () => Promise.reject(new Error('the database is away'));
    const onTrouble = vi.fn<(error: unknown) => void>();
    const tail = await toy.startedTail(log, { ...memoryArchive(), heads }, { onTrouble });
    await append(log, ...eventsOf(A, [1, 2]));
    await expect.poll(() => onTrouble).toHaveBeenCalledOnce();
    await tail.stop();
    await expect(tail.ended).resolves.toBeUndefined();
    expect([tail.next, tail.counts().admitted]).toEqual([0, 0]);
  });

  it('ends with its archive where nobody wants to wait, for whoever begins the next one', async () => {
    const log = toy.toyLog();
    const heads = () => Promise.reject(new Error('the database is away'));
    const tail = await toy.startedTail(log, { ...memoryArchive(), heads });
    await append(log, ...eventsOf(A, [1]));
    await expect(tail.ended).rejects.toThrow('the database is away');
  });

  it('suspends a match whose event cannot be folded; its neighbour goes on', async () => {
    const log = toy.toyLog();
    const suspended: string[] = [];
    const tail = await toy.startedTail(log, memoryArchive(), {
      onSuspended: ({ record, seq }) => void suspended.push(`${record}/${seq}`),
    });
    const [a0, a1, a2] = eventsOf(A, [1, null, 3]);
    await append(log, a0!, ...eventsOf(B, [1, 2]), a1!, a2!);
    await tail.atEnd();
    expect(await tail.stateOf(A)).toMatchObject({ status: 'suspended', suspension: { seq: 1 } });
    expect(await tail.stateOf(B)).toMatchObject({ status: 'folded', state: '1,2,' });
    expect(await tail.headOf(A)).toEqual(a2!.head);
    expect([suspended, tail.counts().suspended]).toEqual([[`${A}/1`], 1]);
    await tail.stop();
  });

  it('folds on what is admitted after a state was asked for', async () => {
    const log = toy.toyLog();
    const events = eventsOf(A, [1, 2, 3]);
    await append(log, events[0]!);
    const tail = await toy.startedTail(log, memoryArchive());
    await tail.atEnd();
    expect(await tail.stateOf(A)).toMatchObject({ state: '1,', head: { seq: 0 } });
    await append(log, events[1]!, events[2]!);
    await tail.atEnd();
    expect(await tail.stateOf(A)).toMatchObject({ state: '1,2,3,', head: { seq: 2 } });
    expect(await tail.stateOf('m-unknown')).toBeUndefined();
    await tail.stop();
  });

  it.each(['m-\0', 'm-'.padEnd(3_000, '0'), 'm-1', ''])(
    'sets aside what bears a name that no record has, and looks it up nowhere: %#',
    async (name) => {
      const log = toy.toyLog();
      const [good, later] = eventsOf(A, [1, 2]);
      const misnamed = { key: 'any', value: toy.toyEvent(name, undefined, 7).bytes };
      await log.append(toy.of, [toy.messageOf(good!), misnamed, toy.messageOf(later!)]);
      const archive = memoryArchive();
      const asked: string[] = [];
      const tail = await toy.startedTail(log, {
        ...archive,
        heads: (records, before) => {
          asked.push(...records);
          return archive.heads(records, before);
        },
        events: (record, ...rest) => {
          asked.push(record);
          return archive.events(record, ...rest);
        },
      });
      const told: string[] = [];
      tail.onAdmitted(({ header }) => told.push(header.record));
      await tail.atEnd();
      expect(told).toEqual([A, A]);
      expect(tail.counts()).toMatchObject({ admitted: 2, passedOver: { misnamed: 1 } });
      expect(await tail.stateOf(A)).toMatchObject({ state: '1,2,' });
      expect(await tail.stateOf(name)).toBeUndefined();
      expect(await tail.headOf(name)).toBeUndefined();
      expect(await tail.history(name)).toEqual([]);
      expect(new Set(asked)).toEqual(new Set([A]));
      await tail.stop();
    },
  );

  it('gives the history from any seq, with a gap between archive and memory read from the log', async () => {
    const log = toy.toyLog();
    await append(log, ...eventsOf(A, [1, 2, 3, 4, 5]));
    const archive = await toy.archiveAt(log, 2);
    // Without an aggregate nothing is kept in memory.
    const tail = await toy.startedTail(log, archive, { aggregate: undefined as never });
    await tail.atEnd();
    for (const fromSeq of [0, 1, 2, 3, 4, 5]) {
      const history = await tail.history(A, fromSeq);
      expect(history.map(({ head }) => head.seq)).toEqual([0, 1, 2, 3, 4].slice(fromSeq));
    }
    await tail.stop();
  });

  it.each([
    ['memory', undefined],
    ['the log', { aggregate: undefined as never }],
  ])('gives a page of the history wherever it lies: in the archive, in %s', async (_, options) => {
    const log = toy.toyLog();
    await append(log, ...eventsOf(B, [1]), ...eventsOf(A, [1, 2, 3, 4, 5]));
    const archive = await toy.archiveAt(log, 3);
    const tail = await toy.startedTail(log, archive, options);
    await tail.atEnd();
    for (const fromSeq of [0, 1, 2, 3, 4, 5]) {
      for (const limit of [1, 2, 3, 9]) {
        const seqs = (await tail.history(A, fromSeq, limit)).map(({ head }) => head.seq);
        expect(seqs).toEqual([0, 1, 2, 3, 4].slice(fromSeq, fromSeq + limit));
      }
    }
    await tail.stop();
  });

  it('asks the archive for no more than a page and the event before it', async () => {
    const log = toy.toyLog();
    await append(log, ...eventsOf(A, [1, 2, 3, 4, 5, 6, 7, 8]));
    const archive = await toy.archiveAt(log, 8);
    const given: number[] = [];
    const events: typeof archive.events = async (...asked) => {
      const found = await archive.events(...asked);
      given.push(...found.map(({ seq }) => seq));
      return found;
    };
    const tail = await toy.startedTail(log, { ...archive, events });
    await tail.atEnd();
    given.length = 0;
    expect(await tail.history(A, 3, 2)).toHaveLength(2);
    expect(given).toEqual([2, 3, 4]);
    await tail.stop();
  });

  it('tells who waits for a command, and stops waiting when told', async () => {
    const log = toy.toyLog();
    const tail = await toy.startedTail(log, memoryArchive());
    const patience = new AbortController();
    const mine = tail.admitted(A, 'c2', patience.signal);
    const never = tail.admitted(A, 'c9', patience.signal);
    await append(log, ...eventsOf(A, [1, 2]));
    expect((await mine).head.seq).toBe(1);
    patience.abort(new Error('enough'));
    await expect(never).rejects.toThrow('enough');
    await tail.stop();
  });

  it('rejects who waits when it is stopped', async () => {
    const tail = await toy.startedTail(toy.toyLog(), memoryArchive());
    const waiting = tail.reached(5);
    await tail.stop();
    await expect(waiting).rejects.toThrow('stopped');
  });

  it('counts a batch as read when its reader is done with it', async () => {
    const log = toy.toyLog();
    const told: [readonly AdmittedEvent[], number][] = [];
    const tail = await toy.startedTail(log, memoryArchive(), {
      async onBatch(events, { next }) {
        await Promise.resolve();
        expect(tail.next).toBeLessThan(next);
        told.push([events, next]);
      },
    });
    await append(log, ...eventsOf(A, [1, 2]));
    await tail.reached(2);
    expect(told.map(([events, next]) => [events.length, next])).toEqual([[2, 2]]);
    await tail.stop();
  });

  it('stops with words on another log than the archive was read from', async () => {
    const log = toy.toyLog();
    await append(log, ...eventsOf(A, [1, 2]));
    const archive = await toy.archiveAt(log, 2);
    const other = toy.toyLog();
    await expect(toy.startedTail(other, archive)).rejects.toThrow('ends at offset 0');
    await append(other, ...eventsOf(A, [1, 3]));
    await expect(toy.startedTail(other, archive)).rejects.toThrow('another entry at offset 1');
  });

  it('admits bytes that it was told to foresee only where they fit', async () => {
    const log = toy.toyLog();
    const tail = await toy.startedTail(log, memoryArchive());
    const [first, second] = eventsOf(A, [1, 2]);
    const rival = toy.toyEvent(A, first!.head, 3);
    for (const event of [first!, second!]) tail.foresee(event);
    await append(log, first!, rival, second!, first!);
    await tail.atEnd();
    expect(tail.counts()).toMatchObject({ admitted: 2, passedOver: { 'seq-taken': 2 } });
    const history = await tail.history(A);
    expect(history.map(({ parts }) => parts.public?.['facts'])).toEqual([[1], [3]]);
    await tail.stop();
  });
});
