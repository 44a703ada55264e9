import { describe, expect, it } from 'vitest';
import { backoff } from './backoff.js';

describe('The pause before the next life', () => {
  it('grows with each short life, and not without end', () => {
    const pauses = backoff();
    const taken = Array.from({ length: 9 }, () => pauses.afterLifeOf(5));
    expect(taken.slice(0, 3)).toEqual([100, 200, 400]);
    expect(taken.at(-1)).toBe(10_000);
  });

  it('is short again after a long life', () => {
    const pauses = backoff();
    for (let life = 0; life < 9; life += 1) pauses.afterLifeOf(5);
    expect(pauses.afterLifeOf(60_000)).toBe(100);
  });
});
