import { describe, expect, it } from 'vitest';
import { becameSlower, inParts, percentilesOf, type Answer } from './answers.js';

/** One a millisecond. */
const answers = (count: number, tookAt: (index: number) => number): Answer[] =>
  Array.from({ length: count }, (_, index) => ({ atMs: 1_000 + index, tookMs: tookAt(index) }));

describe('answers', () => {
  it('have a middle and a slowest hundredth', () => {
    const hundred = answers(100, (index) => 100 - index);
    expect(percentilesOf(hundred)).toEqual({ answers: 100, p50Ms: 51, p99Ms: 100 });
  });

  it('are told by parts of the run', () => {
    const parts = inParts(
      answers(300, (index) => Math.floor(index / 100)),
      3,
    );
    expect(parts.map(({ answers: count, p50Ms }) => [count, p50Ms])).toEqual([
      [100, 0],
      [100, 1],
      [100, 2],
    ]);
  });

  it('became slower when the last part took half as long again as the first', () => {
    const slow = inParts(
      answers(300, (index) => (index < 200 ? 10 : 16)),
      3,
    );
    expect(becameSlower(slow)).toBe(true);
    const same = inParts(
      answers(300, (index) => (index < 200 ? 10 : 14)),
      3,
    );
    expect(becameSlower(same)).toBe(false);
  });

  it('did not become slower by a trifle, whatever its factor', () => {
    expect(
      becameSlower(
        inParts(
          answers(300, (index) => (index < 200 ? 0.5 : 2)),
          3,
        ),
      ),
    ).toBe(false);
  });

  it('became slower when only the slowest did', () => {
    const tail = answers(3_000, (index) => (index > 2_000 && index % 50 === 0 ? 300 : 10));
    expect(becameSlower(inParts(tail, 3))).toBe(true);
  });
});
