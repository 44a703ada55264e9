import { describe, expect, it } from 'vitest';
import { NOT_MEASURED, withMeasured } from './heights.js';

const found = (...heights: readonly number[]): ReadonlyMap<number, number> =>
  new Map(heights.map((height, line) => [line, height]));

describe('The heights of lines', () => {
  it('are those of the lowest line that was measured first, but for the others', () => {
    const heights = withMeasured(NOT_MEASURED, found(50, 50, 300));
    expect([heights.usual, [...heights.others]]).toEqual([50, [[2, 300]]]);
  });

  it('stay the same object while lines come that are like the others', () => {
    const heights = withMeasured(NOT_MEASURED, found(50));
    expect(withMeasured(heights, found(50, 50, 50))).toBe(heights);
  });

  it('forget of a line that it was unfolded', () => {
    const unfolded = withMeasured(NOT_MEASURED, found(50, 300));
    expect(withMeasured(unfolded, found(50, 50)).others.size).toBe(0);
  });

  it('know nothing of what is not measured', () => {
    expect(withMeasured(NOT_MEASURED, found())).toBe(NOT_MEASURED);
  });
});
