import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairShare } from './fair-share.js';

const standing = (members: readonly string[], holders: readonly (readonly [number, string])[]) => ({
  members,
  holders: new Map(holders),
});

describe('a fair share', () => {
  it('is everything for one who is alone', () => {
    expect(fairShare(standing(['a'], []), 3, 'a')).toEqual({
      excess: [],
      wanted: [0, 1, 2],
      missing: 3,
    });
  });

  it('gives what is too much when another comes, and waits for what others are to give', () => {
    const held = standing(
      ['a', 'b'],
      [0, 1, 2].map((partition) => [partition, 'a'] as const),
    );
    expect(fairShare(held, 3, 'a')).toEqual({ excess: [2], wanted: [], missing: 0 });
    expect(fairShare(held, 3, 'b')).toEqual({ excess: [], wanted: [], missing: 1 });
  });

  it('leaves nothing over and nobody with two more, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 }), (all, many) => {
        const members = Array.from({ length: many }, (_, i) => `m${i}`);
        const shares = members.map(
          (member) => fairShare(standing(members, []), all, member).missing,
        );
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(all);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
