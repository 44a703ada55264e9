import { describe, expect, it } from 'vitest';
import { growsBeyond, lowWater, trendOf, type Point } from './trend.js';

const HOUR = 60;

/** A minute each. */
const points = (valueAt: (minute: number) => number): Point[] =>
  Array.from({ length: HOUR }, (_, minute) => ({ hours: minute / HOUR, value: valueAt(minute) }));

/** Up and down without a direction: the same on both halves. */
const noise = (minute: number): number => [3, -2, 5, -6, 1, -1][minute % 6] as number;

describe('a trend', () => {
  it('is the slope of what grows steadily, without doubt', () => {
    const trend = trendOf(points((minute) => 100 + minute));
    expect(trend.perHour).toBeCloseTo(60);
    expect(trend.uncertainPerHour).toBeCloseTo(0);
    expect(growsBeyond(trend, 59)).toBe(true);
    expect(growsBeyond(trend, 61)).toBe(false);
  });

  it('is not seen in what only goes up and down', () => {
    const trend = trendOf(points((minute) => 100 + noise(minute)));
    expect(Math.abs(trend.perHour)).toBeLessThan(trend.uncertainPerHour);
    expect(growsBeyond(trend, 0)).toBe(false);
  });

  it('is seen through the ups and downs when it is there', () => {
    expect(growsBeyond(trendOf(points((minute) => minute / 2 + noise(minute))), 10)).toBe(true);
  });

  it('is not told from two samples', () => {
    expect(() => trendOf(points(() => 1).slice(0, 2))).toThrow('2 samples are too few');
  });

  it('of a saw is that of its lowest points', () => {
    const saw = points((minute) => 50 + minute / 10 + (minute % 5) * 20);
    const lows = lowWater(saw, 5);
    expect(lows).toHaveLength(HOUR / 5);
    expect(trendOf(lows).perHour).toBeCloseTo(6);
  });
});
