import { describe, expect, it } from 'vitest';
import { planted } from './planted.spec-kit.js';
import { oneOf, tablesOf } from './tables.js';

const rules = planted({ rules: { options: { fee: [1, 2], open: [false, true] }, maxSeats: 4 } });
const tableOf = tablesOf({
  rules,
  seats: [2, 4],
  decks: [(below) => [oneOf(['a', 'b'], below)], (_, { fee }) => [`of ${fee}`]],
});
const tables = Array.from({ length: 40 }, (_, seed) => tableOf(seed));

describe('Tables by seed', () => {
  it('are the same for the same seed', () => {
    expect(tableOf(7)).toEqual(tableOf(7));
  });

  it('meet every number of seats, each with a deck, and nobody has the one of seat 0', () => {
    expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set([2, 4]));
    expect(tables.filter(({ seats, decks }) => decks.length !== seats + 1)).toEqual([]);
    expect(tables.filter(({ decks }) => decks[0]?.length !== 0)).toEqual([]);
  });

  it('take every value of every option, and hand them to who makes the decks', () => {
    expect(new Set(tables.map(({ options }) => options['fee']))).toEqual(new Set([1, 2]));
    expect(new Set(tables.map(({ options }) => options['open']))).toEqual(new Set([true, false]));
    const byFee = tables.filter(({ decks }) => decks[1]?.[0]?.startsWith('of '));
    expect(byFee.length).toBeGreaterThan(10);
    expect(byFee.map(({ decks }) => decks[1])).toEqual(
      byFee.map(({ options }) => [`of ${String(options['fee'])}`]),
    );
  });
});
