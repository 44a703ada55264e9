import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares-of.js';

describe('Shares of cards', () => {
  it('count lists once and copies each, what most lists have first', () => {
    const lists = [{ cards: ['a', 'a', 'b'] }, { cards: ['b', 'c', 'c', 'c'] }, { cards: ['b'] }];
    expect(sharesOf(lists)).toEqual([
      { code: 'b', lists: 3, copies: 3 },
      { code: 'c', lists: 1, copies: 3 },
      { code: 'a', lists: 1, copies: 2 },
    ]);
  });

  it('of no lists are none', () => {
    expect(sharesOf([])).toEqual([]);
  });

  it('add up to all cards, and no card is in more lists than there are', () => {
    const cards = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.record({ cards })), (lists) => {
        const shares = sharesOf(lists);
        const copies = shares.reduce((sum, share) => sum + share.copies, 0);
        const most = Math.max(0, ...shares.map((share) => share.lists));
        expect(copies).toBe(lists.flatMap((list) => list.cards).length);
        expect(most).toBeLessThanOrEqual(lists.length);
      }),
    );
  });
});
