import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, type Admission } from './admission.js';
import { play } from './dice-and-hands.spec-kit.js';
import { writeHeader, type Head } from './event-header.js';
import { createHeads, type Heads, type SetAside } from './heads.js';
import type { RecordKind } from './record-id.js';
import { sha256 } from './node.js';

const PLACE = { partition: 0, partitions: 1 };
const [one, two, rival] = [play(5, 1), play(5, 2), play(5, 3)];

const heads = (initial: Iterable<readonly [string, Head]> = []) =>
  createHeads(PLACE, sha256, initial);
const read = (reader: Heads, bytes: Uint8Array): Admission | SetAside =>
  reader.admit(reader.inspect(bytes));

/** A log as fighting writers leave it: good events late, twice, too early, and garbage. */
const entries: fc.Arbitrary<readonly Uint8Array[]> = fc
  .array(fc.nat(), { minLength: 10, maxLength: 60 })
  .map((picks) => {
    const pool = [...one, ...two].map(({ bytes }) => bytes);
    const next = [0, 0];
    return picks.map((pick) => {
      const record = pick % 2;
      if (pick % 5 === 0) return Uint8Array.from([pick % 256]);
      if (pick % 3 === 0) return pool[pick % pool.length] as Uint8Array;
      const events = record === 0 ? one : two;
      const event = events[next[record] as number];
      next[record] = (next[record] as number) + 1;
      return event?.bytes ?? (pool[0] as Uint8Array);
    });
  });

describe('The heads of a partition', () => {
  it('follow each record by itself', () => {
    const reader = heads();
    for (const event of [one[0], two[0], one[1], two[1], one[2]]) read(reader, event!.bytes);
    expect(reader.headOf(one[0]!.header.record)).toEqual(one[2]!.head);
    expect(reader.headOf(two[0]!.header.record)).toEqual(two[1]!.head);
    expect(reader).toMatchObject({ records: 2, admitted: 5 });
  });

  it('stay where they are when an entry is passed over, which is counted by its reason', () => {
    const reader = heads();
    const given = [one[0], one[0], one[2], one[1], one[1], two[1]].map((event) => event!.bytes);
    for (const bytes of [...given, Uint8Array.from([1])]) read(reader, bytes);
    expect(reader.headOf(one[0]!.header.record)).toEqual(one[1]!.head);
    expect(reader.passedOver()).toEqual({
      'seq-taken': 2,
      'seq-ahead': 1,
      'record-unknown': 1,
      'header-not-canonical': 1,
    });
  });

  it.each(['', 'm-1', `${one[0]!.header.record}\0`, 'm-'.padEnd(3_000, '0')])(
    'set aside what bears a name that no record has, though admission would take it: %#',
    (record) => {
      const reader = heads();
      const entry = Buffer.from(one[0]!.bytes).toString().split('\n');
      const header = writeHeader({ ...one[0]!.header, record });
      const bytes = Buffer.from([header, ...entry.slice(1)].join('\n'));
      expect(admit(PLACE, bytes, () => undefined, sha256).admitted).toBe(true);
      expect(read(reader, bytes)).toEqual({ admitted: false, reason: 'misnamed' });
      expect(reader).toMatchObject({ records: 0, admitted: 0 });
      expect(reader.passedOver()).toEqual({ misnamed: 1 });
    },
  );

  it('set aside what bears the name of another kind of records than the topic has', () => {
    const { record } = one[0]!.header;
    expect(record).toMatch(/^m-/);
    const readerOf = (kind: RecordKind) => createHeads({ ...PLACE, kind }, sha256);
    expect(read(readerOf('match'), one[0]!.bytes).admitted).toBe(true);
    const other = readerOf('tournament');
    expect(read(other, one[0]!.bytes)).toEqual({ admitted: false, reason: 'misnamed' });
    expect(other.passedOver()).toEqual({ misnamed: 1 });
  });

  it('let the first of two writers win', () => {
    const { record } = one[0]!.header;
    const zombie = writeHeader({ ...one[1]!.header, at: one[1]!.header.at + 1 });
    const reader = heads([[record, one[0]!.head]]);
    const [, ...parts] = Buffer.from(one[1]!.bytes).toString().split('\n');
    const second = Buffer.from([zombie, ...parts].join('\n'));
    expect(read(reader, second).admitted).toBe(true);
    expect(read(reader, one[1]!.bytes)).toEqual({ admitted: false, reason: 'seq-taken' });
    expect(read(reader, one[2]!.bytes)).toEqual({ admitted: false, reason: 'prev-differs' });
  });

  it('are forgotten when evicted and taken from an archive when needed again', () => {
    const reader = heads();
    const { record } = one[0]!.header;
    for (const event of one.slice(0, 3)) read(reader, event.bytes);
    reader.evict(record);
    const entry = reader.inspect(one[3]!.bytes);
    expect(entry).toMatchObject({ header: { record, seq: 3 } });
    expect(reader.headOf(record)).toBeUndefined();
    reader.take(record, one[2]!.head);
    expect(reader.admit(entry).admitted).toBe(true);
  });

  it('do not start an evicted record again, once the archive was asked', () => {
    const reader = heads();
    const { record } = rival[0]!.header;
    reader.take(record, rival.at(-1)!.head);
    expect(read(reader, rival[0]!.bytes)).toEqual({ admitted: false, reason: 'seq-taken' });
  });

  it('give a reader that starts in the middle the same events as one that read it all', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (log, pick) => {
        const start = pick % (log.length + 1);
        const whole = heads();
        log.slice(0, start).forEach((bytes) => read(whole, bytes));
        const records = [one, two].map((events) => events[0]!.header.record);
        const known = records.flatMap((record) => {
          const head = whole.headOf(record);
          return head ? [[record, head] as const] : [];
        });
        const late = heads(known);
        const rest = log.slice(start);
        expect(rest.map((bytes) => read(late, bytes))).toEqual(
          rest.map((bytes) => read(whole, bytes)),
        );
      }),
    );
  });
});
