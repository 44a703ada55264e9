import { describe, expect, it } from 'vitest';
import { openLoop, percentile } from './open-loop.js';

describe('an open loop', () => {
  it('begins so many things, each due at its time, whatever they take', async () => {
    const due: number[] = [];
    const beganMs = performance.now();
    await openLoop({ aSecond: 200, seconds: 0.1, begin: (dueMs) => void due.push(dueMs) });
    expect(due).toHaveLength(20);
    expect(performance.now() - beganMs).toBeGreaterThanOrEqual(94);
    const apart = due.slice(1).map((dueMs, index) => dueMs - (due[index] ?? NaN));
    expect(apart).toEqual(Array.from({ length: 19 }, () => expect.closeTo(5)));
  });
});

describe('a percentile', () => {
  it('is the value that so many are below', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(hundred, 0.5)).toBe(51);
    expect(percentile(hundred, 0.99)).toBe(100);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });
});
