import { describe, expect, it } from 'vitest';
import { parseClock } from './parse-clock.js';

describe('A clock, as it is typed', () => {
  it.each([
    ['bank:300', { kind: 'bank', bankMs: 300_000, incrementMs: 0 }],
    ['bank:300+5', { kind: 'bank', bankMs: 300_000, incrementMs: 5_000 }],
    ['decision:30', { kind: 'per-decision', decisionMs: 30_000 }],
  ])('%s', (text, clock) => {
    expect(parseClock(text)).toEqual(clock);
  });

  it.each(['', '300', 'bank', 'bank:5m', 'decision:30+5', 'bank:300+', 'sand:3'])(
    'is refused with what can be written: %j',
    (text) => {
      expect(() => parseClock(text)).toThrow('Write it in seconds: bank:300');
    },
  );

  it.each([
    ['bank:0', 'the bank in milliseconds is a whole number from 1000'],
    ['bank:300+3600', 'the increment in milliseconds'],
    ['decision:999999', 'the time for a decision in milliseconds'],
  ])('is refused where nobody plays like that: %s', (text, says) => {
    expect(() => parseClock(text)).toThrow(says);
  });
});
