import { describe, expect, it } from 'vitest';
import { typedRepair } from './repair-round.js';

describe('A change of a round as it is typed', () => {
  it.each([
    ['swap:3,5', { is: 'SWAP', entrants: [3, 5] }],
    ['unpair:4', { is: 'UNPAIR', table: 4 }],
    ['pair:3,5', { is: 'PAIR', entrants: [3, 5] }],
    ['pair:3,5,7', { is: 'PAIR', entrants: [3, 5, 7] }],
    ['bye:7', { is: 'BYE', entrant: 7 }],
  ])('%s', (typed, repair) => {
    expect(typedRepair(typed)).toEqual(repair);
  });

  it.each(['swap:3', 'swap:3,4,5', 'unpair:4,5', 'pair:3', 'bye:', 'bye:x', 'swop:3,5', ''])(
    '%s is refused with the words that there are',
    (typed) => {
      expect(() => typedRepair(typed)).toThrow(/swap:3,5 \(two change places\)/);
    },
  );
});
