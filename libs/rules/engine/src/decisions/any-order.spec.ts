import { describe, expect, it } from 'vitest';
import type { AnyOrder } from '../contract/decision.js';
import { inOneOrder } from './any-order.js';

const isSame = (one: string, other: string, anyOrder?: AnyOrder): boolean =>
  inOneOrder(one, anyOrder) === inOneOrder(other, anyOrder);

describe('Two lines of words', () => {
  it.each([
    ['play hand1-2 foes=c4,c9', 'play hand1-2 foes=c9,c4'],
    ['use c1 0 ally=c2 foe=c3', 'use c1 0 foe=c3 ally=c2'],
    [
      'play hand1-2 foes=c4,c9 give=hand1-3,hand1-1',
      'play hand1-2 give=hand1-1,hand1-3 foes=c9,c4',
    ],
    ['attack c4,c6,c8 c9', 'attack c8,c4,c6 c9'],
  ])('say the same: %s, %s', (one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each([
    ['attack c7 c9', 'attack c9 c7'],
    ['attack c4,c6 c9', 'attack c4,c9 c6'],
    ['play hand1-2 foes=c4,c9', 'play hand1-2 foes=c4'],
    ['play hand1-2 foes=c4,c9', 'play hand1-2 foes=c4,c9,c9'],
    ['play hand1-2 foe=c4 ally=c9', 'play hand1-2 foe=c9 ally=c4'],
    ['save c1 0 give=c2 give=c3', 'save c1 0 give=c3 give=c2'],
    ['play hand1-2', 'play hand1-2 '],
    ['settle c3 c4', 'settle c4 c3'],
    ['toString c3 c4', 'toString c4 c3'],
  ])('do not say the same: %s, %s', (one, other) => {
    expect(isSame(one, other)).toBe(false);
  });

  it('say the same behind a verb whose words stand in any order', () => {
    expect(isSame('settle c3 c4 c5', 'settle c5 c3 c4', { settle: 1 })).toBe(true);
    expect(isSame('settle c3 c4', 'settle c3 c3', { settle: 1 })).toBe(false);
    expect(isSame('settle c3', 'settle c3 ', { settle: 1 })).toBe(false);
    expect(isSame('take 4 friends 2 curses', 'take 2 curses 4 friends', { take: 2 })).toBe(true);
    expect(isSame('take 4 friends 2 curses', 'take 2 friends 4 curses', { take: 2 })).toBe(false);
  });
});
