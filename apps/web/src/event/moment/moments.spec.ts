import { describe, expect, it } from 'vitest';
import { roundAt, roundwise, shareOf } from './moments.js';

const ROUNDS = [10, 30, 50].map((seq, at) => ({ phase: 1, round: at + 1, seq }));

describe('The line of time', () => {
  it.each([
    [10, 0],
    [35, 0.5],
    [60, 1],
    [5, 0],
    [90, 1],
  ])('has event %i at %d', (seq, share) => {
    expect(shareOf(seq, 10, 60)).toBe(share);
  });

  it('is at its end while nothing has happened in the first round', () => {
    expect(shareOf(10, 10, 10)).toBe(1);
  });

  it.each([
    [9, undefined],
    [10, 1],
    [49, 2],
    [60, 3],
  ])('at event %i is in round %s', (seq, round) => {
    expect(roundAt(ROUNDS, seq)?.round).toBe(round);
  });

  it.each([
    [10, 1, 30],
    [40, 1, 50],
    [50, 1, 60],
    [60, -1, 50],
    [50, -1, 30],
    [10, -1, 10],
  ] as const)('goes from event %i by a round (%i) to %i', (seq, by, to) => {
    expect(roundwise(ROUNDS, seq, { by, last: 60 })).toBe(to);
  });
});
