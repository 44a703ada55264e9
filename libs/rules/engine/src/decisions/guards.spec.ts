import { describe, expect, it } from 'vitest';
import type { Reading } from '../contract/rules.js';
import { brokenGuard, isAllowed, isOfGuard, no, refusedBy, type Guard } from './guards.js';

const reading = {} as Reading;

const LIFTING: readonly Guard<number, number>[] = [
  { rule: 'R-01', says: 'Nobody lifts what weighs nothing.', holds: (_, weight) => weight > 0 },
  {
    rule: 'R-02',
    says: (_, weight, strength) => `It weighs ${weight}, and you lift ${strength}.`,
    holds: (_, weight, strength) => weight <= strength,
  },
];

describe('What guards stand before', () => {
  it('is allowed where each of them holds, and nothing is said', () => {
    expect(isAllowed(LIFTING, reading, 3, 5)).toBe(true);
    expect(refusedBy(LIFTING, reading, 3, 5)).toBeUndefined();
    expect(brokenGuard(LIFTING, reading, 3, 5)).toBeUndefined();
  });

  it('is refused by the first that does not hold, in its words', () => {
    expect(isAllowed(LIFTING, reading, 0, -1)).toBe(false);
    expect(refusedBy(LIFTING, reading, 0, -1)).toEqual({
      rule: 'R-01',
      says: 'Nobody lifts what weighs nothing.',
    });
    expect(refusedBy(LIFTING, reading, 7, 5)).toEqual({
      rule: 'R-02',
      says: 'It weighs 7, and you lift 5.',
    });
  });

  it('is told from what is refused without any of them', () => {
    const refusal = refusedBy(LIFTING, reading, 7, 5);
    expect(refusal && isOfGuard(refusal)).toBe(true);
    expect(isOfGuard(no('R-02', 'It weighs 7, and you lift 5.'))).toBe(false);
  });

  it('costs no words where only the first that forbids it is asked for', () => {
    const silent: readonly Guard<string>[] = [
      {
        rule: 'R-03',
        says: () => {
          throw new Error('nobody asked for words');
        },
        holds: () => false,
      },
    ];
    expect(brokenGuard(silent, reading, 'anything', 1)?.rule).toBe('R-03');
    expect(isAllowed(silent, reading, 'anything', 1)).toBe(false);
  });
});
