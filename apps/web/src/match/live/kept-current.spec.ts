import { afterEach, describe, expect, it, vi } from 'vitest';
import { AGAIN_MS, GATHER_MS, keptCurrent } from './kept-current.js';
import { timing } from './timing.js';

/** A match whose server answers one after the other of `answers`, and its last one from then on. */
function match(known: number, last: number, answers: readonly (number | 'away')[]) {
  vi.useFakeTimers();
  const put: number[] = [];
  const left = [...answers];
  let asked = 0;
  let here = last;
  const kept = keptCurrent(
    { seq: known },
    {
      timing,
      lastSeq: () => here,
      put: ({ seq }) => put.push(seq),
      fetch: () => {
        asked += 1;
        const answer = left.length > 1 ? left.shift() : left[0];
        return answer === 'away' || answer === undefined
          ? Promise.reject(new Error('away'))
          : Promise.resolve({ seq: answer });
      },
    },
  );
  const come = (seq: number): void => {
    here = seq;
    kept.changed();
  };
  return { kept, put, come, asked: () => asked };
}

describe('Who plays a match, and its clocks', () => {
  afterEach(() => void vi.useRealTimers());

  it('are asked for once after several events', async () => {
    const { come, put, asked } = match(3, 3, [5]);
    come(4);
    come(5);
    await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
    expect([put, asked()]).toEqual([[5], 1]);
  });

  it('are asked for again until the answer knows the last event', async () => {
    const { come, put, asked } = match(3, 3, [3, 'away', 4]);
    come(4);
    await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
    expect([put, asked()]).toEqual([[3, 4], 3]);
  });

  it('are asked for at once where an event was here before they were', async () => {
    const { put } = match(3, 4, [4]);
    await vi.advanceTimersByTimeAsync(0);
    expect(put).toEqual([4]);
  });

  it('never go back to an older answer, which comes last', async () => {
    vi.useFakeTimers();
    const put: number[] = [];
    const answers: ((answer: { seq: number }) => void)[] = [];
    const kept = keptCurrent(
      { seq: 3 },
      {
        timing,
        lastSeq: () => 5,
        put: ({ seq }) => put.push(seq),
        fetch: () => new Promise((resolve) => answers.push(resolve)),
      },
    );
    await vi.advanceTimersByTimeAsync(0);
    kept.changed();
    await vi.advanceTimersByTimeAsync(GATHER_MS);
    answers[1]?.({ seq: 5 });
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.({ seq: 4 });
    await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
    expect([put, answers.length]).toEqual([[5], 2]);
  });

  it('are let be by whoever looks away', async () => {
    const { kept, come, put, asked } = match(3, 3, [4]);
    come(4);
    kept.stop();
    come(5);
    await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
    expect([put, asked()]).toEqual([[], 0]);
  });
});
