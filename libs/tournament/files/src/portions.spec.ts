import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPortions } from './portions.js';

describe('A long list in portions', () => {
  it('says how far it has come', () => {
    expect([...inPortions(['a', 'b', 'c', 'd', 'e'], 2)]).toEqual([
      { items: ['a', 'b'], done: 2, of: 5 },
      { items: ['c', 'd'], done: 4, of: 5 },
      { items: ['e'], done: 5, of: 5 },
    ]);
  });

  it('is all of it in its order, and no portion is larger than asked for or empty', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (items, atMost) => {
        const portions = [...inPortions(items, atMost)];
        expect(portions.flatMap((portion) => portion.items)).toEqual(items);
        expect(portions).toHaveLength(Math.ceil(items.length / atMost));
        expect(portions.every((portion) => portion.items.length <= atMost)).toBe(true);
      }),
    );
  });

  it.each([0, -1, 1.5, NaN])('has none of %s items', (atMost) => {
    expect(() => [...inPortions(['a'], atMost)]).toThrow('a portion has at least one item');
  });
});
