/// <reference types="node" />
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, type Admission, type PassedOverReason, type Place } from './admission.js';
import { play } from './dice-and-hands.spec-kit.js';
import type { Head } from './event-header.js';
import { MAX_EVENT_BYTES, sealEvent } from './event-lines.js';
import { PLACE } from './good-entry.spec-kit.js';
import { HOSTILE_ENTRIES } from './hostile-entries.spec-kit.js';
import { partitionOf } from './record-id.js';
import { sha256 } from './node.js';

const GOLDEN = '../fixtures/hostile-entries.json';

interface GoldenEntry {
  readonly name: string;
  readonly answer: 'admitted' | PassedOverReason;
  readonly head: Head | null;
  readonly base64: string;
}

interface Golden {
  readonly place: Place;
  readonly entries: readonly GoldenEntry[];
}

const ask = (bytes: Uint8Array, head: Head | undefined, place = PLACE): Admission =>
  admit(place, bytes, () => head, sha256);
const answerOf = (admission: Admission) => (admission.admitted ? 'admitted' : admission.reason);

describe('Admission, on the corpus of hostile entries', () => {
  const kept = readFileSync(new URL(GOLDEN, import.meta.url), 'utf8');
  const golden = JSON.parse(kept) as Golden;

  it.each(golden.entries)('answers $answer to: $name', ({ answer, head, base64 }) => {
    expect(answerOf(ask(Buffer.from(base64, 'base64'), head ?? undefined, golden.place))).toBe(
      answer,
    );
  });

  it('finds the corpus as it was written down, which nothing blesses anew', () => {
    const entries = HOSTILE_ENTRIES.map(({ name, answer, head, bytes }) => ({
      name,
      answer,
      head: head ?? null,
      base64: Buffer.from(bytes).toString('base64'),
    }));
    const text = `${JSON.stringify({ place: PLACE, entries }, null, 2)}\n`;
    expect(text).toBe(kept);
  });

  it('has an entry for every reason but the size, which would be long to keep', () => {
    const reasons: Record<Exclude<PassedOverReason, 'too-large'>, true> = {
      'not-utf8': true,
      'header-not-canonical': true,
      'header-misshapen': true,
      'format-unknown': true,
      'audience-unknown': true,
      'public-line-unnamed': true,
      'other-partition': true,
      'record-unknown': true,
      'seq-taken': true,
      'seq-ahead': true,
      'prev-differs': true,
      'line-count': true,
      'hash-differs': true,
      'part-not-canonical': true,
      'part-no-object': true,
      'salt-missing': true,
      'salt-public': true,
    };
    const answers = golden.entries.map(({ answer }) => answer);
    expect(new Set(answers)).toEqual(new Set(['admitted', ...Object.keys(reasons)]));
  });
});

describe('Admission of the largest event', () => {
  const record = play(0)[0]!.header.record;
  const place = { partition: partitionOf(record, 4, sha256), partitions: 4 };
  const sized = (bytes: number) => {
    const draft = { record, type: 't', at: 0, commandId: 'c' };
    const sealing = { saltOf: () => '', sha256: sha256 };
    const event = (length: number) =>
      sealEvent(
        { ...draft, parts: { public: { action: 'x'.repeat(length), facts: [] } } },
        undefined,
        sealing,
      );
    return event(bytes - event(0).bytes.length).bytes;
  };

  it('takes it, and passes over one byte more', () => {
    const largest = sized(MAX_EVENT_BYTES);
    expect(largest).toHaveLength(MAX_EVENT_BYTES);
    expect(answerOf(ask(largest, undefined, place))).toBe('admitted');
    expect(answerOf(ask(Buffer.concat([largest, Buffer.from(' ')]), undefined, place))).toBe(
      'too-large',
    );
  });
});

describe('Admission, whatever it is given', () => {
  const events = play(9);
  const { record } = events[0]!.header;
  const place = { partition: partitionOf(record, 4, sha256), partitions: 4 };
  const headBefore = (i: number): Head | undefined => events[i - 1]?.head;
  const which = fc.nat({ max: events.length - 1 });

  it('admits the honest events, each after the one before, and hands out what they say', () => {
    expect(events.length).toBeGreaterThan(1);
    for (const [i, event] of events.entries()) {
      expect(ask(event.bytes, headBefore(i), place)).toMatchObject({
        admitted: true,
        header: event.header,
        head: event.head,
      });
    }
  });

  it('admits an event after its own predecessor and after no other', () => {
    expect(events.length).toBeGreaterThan(1);
    for (const [i, event] of events.entries()) {
      for (const [j] of [...events, undefined].entries()) {
        expect(ask(event.bytes, headBefore(j), place).admitted).toBe(i === j);
      }
    }
  });

  it('admits an event in its own partition and in no other', () => {
    const answers = [0, 1, 2, 3].map((partition) =>
      answerOf(ask(events[0]!.bytes, undefined, { partition, partitions: 4 })),
    );
    expect(answers.sort()).toEqual(['admitted', ...Array(3).fill('other-partition')]);
  });

  it('never throws on random bytes, and never admits them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), which, (bytes, i) => {
        expect(ask(bytes, headBefore(i), place).admitted).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  const edits = fc.array(
    fc.record({ at: fc.nat(), drop: fc.nat({ max: 3 }), add: fc.uint8Array({ maxLength: 3 }) }),
    { minLength: 1, maxLength: 3 },
  );
  type Edits = ReturnType<typeof edits.generate>['value'];

  /** Drops and adds a few bytes at or after `start`. */
  const edited = (original: Buffer, changes: Edits, start: number): Buffer =>
    changes.reduce((bytes, { at, drop, add }) => {
      const from = start + (at % (bytes.length - start + 1));
      return Buffer.concat([bytes.subarray(0, from), add, bytes.subarray(from + drop)]);
    }, original);

  it('never admits an event with a few bytes of its parts changed, dropped or added', () => {
    fc.assert(
      fc.property(which, edits, (i, changes) => {
        const original = Buffer.from(events[i]!.bytes);
        const changed = edited(original, changes, original.indexOf('\n'));
        expect(ask(changed, headBefore(i), place).admitted).toBe(changed.equals(original));
      }),
      { numRuns: 3000 },
    );
  });

  // Another type, time, command id or seat makes another event, as good as the first: the writer
  // that comes first wins. That nobody changes a header afterwards is the next header's affair.
  const takesAsAnother = (i: number, changed: Buffer) => {
    const { header, head, bytes } = events[i]!;
    const answer = ask(changed, headBefore(i), place);
    if (!answer.admitted || changed.equals(Buffer.from(bytes))) return;
    expect(answer.header).toMatchObject({ seq: header.seq, prev: header.prev });
    expect(Object.values(answer.header.hashes).sort()).toEqual(Object.values(header.hashes).sort());
    expect(answer.head.hash).not.toBe(head.hash);
  };

  it('takes a changed header for another event, never for the same one', () => {
    fc.assert(
      fc.property(which, edits, (i, changes) => {
        takesAsAnother(i, edited(Buffer.from(events[i]!.bytes), changes, 0));
      }),
      { numRuns: 3000 },
    );
  });

  it('takes an event whose header names another seat for another event', () => {
    const i = events.findIndex(({ header }) => 'seat1' in header.hashes);
    const changed = Buffer.from(
      Buffer.from(events[i]!.bytes).toString().replace('seat1', 'seat11'),
    );
    expect(ask(changed, headBefore(i), place).admitted).toBe(true);
    takesAsAnother(i, changed);
  });

  it('never admits an event that is cut anywhere', () => {
    const { bytes } = events[1]!;
    expect(bytes.length).toBeGreaterThan(0);
    for (let end = 0; end < bytes.length; end += 1) {
      expect(ask(bytes.subarray(0, end), headBefore(1), place).admitted).toBe(false);
    }
  });

  it('gives the same answer for a view into a larger buffer', () => {
    const { bytes } = events[1]!;
    const larger = Buffer.concat([Buffer.from('xx'), bytes, Buffer.from('yy')]);
    const view = larger.subarray(2, 2 + bytes.length);
    expect(ask(view, headBefore(1), place)).toEqual(ask(bytes, headBefore(1), place));
  });
});
