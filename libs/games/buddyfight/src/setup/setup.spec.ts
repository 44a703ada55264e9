/** Who begins where the match has named the first fighter, in place of chance: B04. */
import { begin, type Seating } from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from '../decks/ready-decks.js';
import { buddyfight } from '../game.js';

const decks: Seating['decks'] = [[], ...READY_DECKS.slice(0, 2).map(({ cards }) => cards)];

function opened(seed: number, named: Pick<Seating, 'first'>) {
  const seating: Seating = { seats: 2, decks, options: {}, ...named };
  const { state, facts } = begin(buddyfight, seating, seededChance(seed));
  const { active, first, turn } = state.table;
  return { table: { active, first, turn }, picked: facts.some(({ kind }) => kind === 'picked') };
}

describe('The fighter that a match has named goes first', () => {
  it.each([1, 2])('be it seat %i: chance is not asked', (first) => {
    for (const seed of [1, 2, 3, 4]) {
      expect(opened(seed, { first })).toEqual({
        table: { active: first, first, turn: 1 },
        picked: false,
      });
    }
  });

  it('and where none is named it is chance that names one (B04)', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => opened(seed, {}));
    expect(seeds.every(({ picked }) => picked)).toBe(true);
    expect(new Set(seeds.map(({ table }) => table.first))).toEqual(new Set([1, 2]));
  });
});
