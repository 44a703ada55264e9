import { describe, expect, it } from 'vitest';
import {
  NO_TABLES,
  removedTables,
  shownTables,
  withHeard,
  withoutTables,
  withPage,
} from './held-tables.js';
import type { Pairing } from './round-documents.js';

const WON: Pairing['result'] = {
  is: 'GAMES' as const,
  wins: [2, 0],
  draws: 0,
  winner: null,
  scores: null,
  places: null,
};

const table = (number: number, result: Pairing['result'] = null): Pairing => ({
  phase: 1,
  round: 1,
  number,
  result,
  hasQuestion: false,
  seats: [],
});

const seen = (held: typeof NO_TABLES) =>
  shownTables(held).map(({ number, result }) => [number, result !== null]);

describe('The tables of a round', () => {
  it('come in pages, and a page that is not full is the last', () => {
    const first = withPage(NO_TABLES, [table(1), table(3)], 2);
    expect(first.upTo).toBe(3);
    expect(withPage(first, [table(4)], 2).upTo).toBe(Infinity);
  });

  it('are mended in place by what is heard', () => {
    const held = withPage(NO_TABLES, [table(1), table(2)], 100);
    expect(seen(withHeard(held, [table(2, WON)]))).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('keep what was heard when an older page comes after it', () => {
    const heard = withHeard(NO_TABLES, [table(2, WON)]);
    expect(seen(heard)).toEqual([]);
    expect(seen(withPage(heard, [table(1), table(2)], 100))).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('lose a table that a repair removes, in a page on its way too', () => {
    const facts = [
      { kind: 'table-removed', table: 1 },
      { kind: 'table-removed', table: 2 },
      { kind: 'bye-taken', entrant: 9 },
      { kind: 'table-added', table: 1, entrants: [4, 9] },
    ];
    expect(removedTables(facts)).toEqual([2]);
    const held = withoutTables(withPage(NO_TABLES, [table(1), table(2)], 100), [2]);
    expect(seen(held)).toEqual([[1, false]]);
    expect(seen(withPage(held, [table(1), table(2)], 100))).toEqual([[1, false]]);
  });
});
