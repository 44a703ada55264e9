import { describe, expect, it } from 'vitest';
import { sheetFor } from './wall.js';

describe('The sheet on a wall', () => {
  it.each([
    [1280, 720, 1.5],
    [1920, 1080, 2.25],
    [3840, 2160, 4.5],
  ])('of %i x %i is the same drawing, %i times as large', (width, height, scale) => {
    const { transform, ...size } = sheetFor(width, height);
    expect(transform).toBe(`scale(${scale})`);
    expect([parseFloat(size.width), parseFloat(size.height)]).toEqual([
      expect.closeTo(853.33, 1),
      expect.closeTo(480, 6),
    ]);
  });

  it('is higher on a square wall, and never narrower than a table of two', () => {
    const { width, height } = sheetFor(1000, 1000);
    expect(parseFloat(width)).toBeCloseTo(760);
    expect(parseFloat(height)).toBeCloseTo(760);
  });
});
