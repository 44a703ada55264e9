import { describe, expect, it } from 'vitest';
import { topAt } from './top-at.js';

const LONG = { height: 2_500, view: 1_000, isStill: false };

describe('A list on a wall', () => {
  it('rests, goes down, rests, and begins again', () => {
    const seconds = [0, 5, 20, 35, 50, 54, 56, 60].map((at) => Math.round(topAt(at * 1_000, LONG)));
    expect(seconds).toEqual([0, 0, 500, 1_000, 1_500, 1_500, 0, 0]);
  });

  it('that fits stands still', () => {
    expect(topAt(40_000, { ...LONG, height: 900 })).toBe(0);
    expect(topAt(40_000, { ...LONG, view: 0 })).toBe(0);
  });

  it('is turned over page by page where nothing shall move', () => {
    const still = { ...LONG, isStill: true };
    const pages = [0, 9, 10, 20, 29, 30].map((at) => topAt(at * 1_000, still));
    expect(pages).toEqual([0, 0, 1_000, 1_500, 1_500, 0]);
  });
});
