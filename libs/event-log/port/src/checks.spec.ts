import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkAppend,
  checkFrom,
  checkLimit,
  checkPartition,
  checkShape,
  MAX_APPEND_BYTES,
  MAX_APPEND_MESSAGES,
  MAX_HEADERS_LENGTH,
  MAX_KEY_LENGTH,
  MAX_PARTITIONS,
  MAX_TOPIC_LENGTH,
  MAX_VALUE_BYTES,
} from './checks.js';
import type { LogErrorCode } from './log-error.js';

const shape = { topics: ['match.events'], partitions: 4 };
const message = { key: 'm-1', value: new Uint8Array([1]) };

function expectRefusal(check: () => void, code: LogErrorCode): void {
  expect(check).toThrow(expect.objectContaining({ name: 'LogError', code }));
}

describe('the shape of a log', () => {
  it.each([0, -1, 1.5, Number.NaN, MAX_PARTITIONS + 1])('has no %s partitions', (partitions) => {
    expectRefusal(() => checkShape({ ...shape, partitions }), 'partition-out-of-range');
  });

  it.each(['', 'match events', 'match/events', 'é', 'x'.repeat(MAX_TOPIC_LENGTH + 1)])(
    'has no topic "%s"',
    (topic) => expectRefusal(() => checkShape({ ...shape, topics: [topic] }), 'unknown-topic'),
  );

  it('takes what it can keep', () => {
    expect(() => checkShape(shape)).not.toThrow();
    expect(() => checkShape({ topics: ['a_B-9.x'], partitions: MAX_PARTITIONS })).not.toThrow();
  });
});

describe('a place in a log', () => {
  it('is refused when no such topic or partition exists', () => {
    expectRefusal(() => checkPartition({ topic: 'other', partition: 0 }, shape), 'unknown-topic');
    for (const partition of [-1, 4, 0.5, Number.NaN]) {
      const place = { topic: 'match.events', partition };
      expectRefusal(() => checkPartition(place, shape), 'partition-out-of-range');
    }
  });

  it('is any offset up to the end, and nothing else', () => {
    const place = { topic: 'match.events', partition: 3 };
    fc.assert(
      fc.property(fc.double(), fc.nat(), (from, end) => {
        const isPlace = Number.isInteger(from) && from >= 0 && from <= end;
        if (isPlace) expect(() => checkFrom(place, from, end)).not.toThrow();
        else expectRefusal(() => checkFrom(place, from, end), 'offset-out-of-range');
      }),
    );
    expect(() => checkFrom(place, 7, 7)).not.toThrow();
    expectRefusal(() => checkFrom(place, 8, 7), 'offset-out-of-range');
  });

  it('is read with a limit of at least one', () => {
    for (const limit of [0, -1, 2.5, Number.NaN]) {
      expectRefusal(() => checkLimit(limit), 'limit-out-of-range');
    }
    expect(() => checkLimit(1)).not.toThrow();
  });
});

describe('an append', () => {
  it('needs a message', () => {
    expectRefusal(() => checkAppend([]), 'empty-batch');
  });

  it('is refused one message above the limit, not at it', () => {
    const most = Array.from({ length: MAX_APPEND_MESSAGES }, () => message);
    expect(() => checkAppend(most)).not.toThrow();
    expectRefusal(() => checkAppend([...most, message]), 'batch-too-large');
  });

  it('is refused when its messages are too large together', () => {
    const large = { key: '', value: new Uint8Array(MAX_VALUE_BYTES) };
    const most = Array.from({ length: MAX_APPEND_BYTES / MAX_VALUE_BYTES }, () => large);
    expect(() => checkAppend(most)).not.toThrow();
    expectRefusal(() => checkAppend([...most, message]), 'batch-too-large');
  });

  it('is refused one byte above a limit of a message, not at it', () => {
    const largest = {
      key: 'k'.repeat(MAX_KEY_LENGTH),
      value: new Uint8Array(MAX_VALUE_BYTES),
      headers: { ce_id: 'x'.repeat(MAX_HEADERS_LENGTH - 'ce_id'.length) },
    };
    expect(() => checkAppend([largest])).not.toThrow();
    const over = [
      { ...largest, key: `${largest.key}k` },
      { ...largest, value: new Uint8Array(MAX_VALUE_BYTES + 1) },
      { ...largest, headers: { ...largest.headers, n: '' } },
    ];
    for (const one of over) expectRefusal(() => checkAppend([one]), 'message-too-large');
  });

  it('is refused when a text could not be kept by every adapter', () => {
    for (const text of ['a\0b', '\ud83c', '\udf7b\ud83c']) {
      expectRefusal(() => checkAppend([{ ...message, key: text }]), 'message-malformed');
      expectRefusal(() => checkAppend([{ ...message, headers: { a: text } }]), 'message-malformed');
      expectRefusal(
        () => checkAppend([{ ...message, headers: { [text]: 'a' } }]),
        'message-malformed',
      );
    }
    expect(() => checkAppend([{ ...message, key: '🍻 é' }])).not.toThrow();
  });
});
