import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReleased, releaseTimeOf, type Delayed } from './spectator-delay.js';

const BEGUN = 4;
const event = (seq: number) => ({ seq, at: 1_000 * seq });

const match = (events: number, seconds: number, last: number, isOver = false): Delayed => ({
  delay: { events, seconds },
  begunSeq: BEGUN,
  head: event(last),
  isOver,
});

/** The last event that is shown when `nowMs` it is. */
const shown = (delayed: Delayed, nowMs: number): number => {
  const { seq: last } = delayed.head;
  const hidden = Array.from({ length: last + 1 }, (_, seq) => seq).find(
    (seq) => !isReleased(event(seq), delayed, nowMs),
  );
  return (hidden ?? last + 1) - 1;
};

describe('The delay of the public', () => {
  it('is none by default: what is, is shown', () => {
    expect(shown(match(0, 0, 9), 9_000)).toBe(9);
  });

  it('in events shows an event when so many have followed it', () => {
    expect(shown(match(3, 0, 9), 9_000)).toBe(6);
    expect(shown(match(3, 0, 9), 999_000)).toBe(6);
  });

  it('in seconds shows an event when they have gone by', () => {
    expect(shown(match(0, 2, 9), 9_000)).toBe(7);
    expect(shown(match(0, 2, 9), 9_999)).toBe(7);
    expect(shown(match(0, 2, 9), 10_000)).toBe(8);
  });

  it('in both waits for both', () => {
    expect(shown(match(3, 5, 9), 10_999)).toBe(5);
    expect(shown(match(3, 5, 9), 11_000)).toBe(6);
    expect(shown(match(3, 5, 9), 99_000)).toBe(6);
  });

  it('never holds the lobby back', () => {
    const lobby: Delayed = { ...match(9, 9, 3), begunSeq: null };
    expect(shown(lobby, 3_000)).toBe(3);
    expect(shown(match(9, 9, 4), 4_000)).toBe(3);
  });

  it('lets the end out when its seconds have gone by, and with it what waited for events', () => {
    expect(shown(match(3, 5, 9, true), 13_999)).toBe(6);
    expect(shown(match(3, 5, 9, true), 14_000)).toBe(9);
    expect(shown(match(3, 0, 9, true), 9_000)).toBe(9);
  });

  it('that ends with the match lets out everything as soon as it is over, and nothing before', () => {
    const untilEnd = (isOver: boolean): Delayed => {
      const delayed = match(3, 5, 9, isOver);
      return { ...delayed, delay: { ...delayed.delay, endsWithMatch: true } };
    };
    expect(shown(untilEnd(false), 10_999)).toBe(5);
    expect(shown(untilEnd(true), 0)).toBe(9);
  });

  it('lets nobody see an event before the one that went before it, nor lose what was shown', () => {
    const sizes = fc.record({ events: fc.nat(5), seconds: fc.nat(5), last: fc.nat(12) });
    fc.assert(
      fc.property(sizes, fc.nat(30), fc.boolean(), ({ events, seconds, last }, now, isOver) => {
        const delayed = match(events, seconds, last, isOver);
        const times = Array.from({ length: last + 1 }, (_, seq) =>
          releaseTimeOf(event(seq), delayed),
        );
        expect(times).toEqual([...times].sort((a, b) => a - b));
        const later = match(events, seconds, last + 1);
        if (!isOver) {
          expect(shown(later, now * 1_000)).toBeGreaterThanOrEqual(shown(delayed, now * 1_000));
        }
      }),
    );
  });
});
