/** Who begins: R-SMP-04, unless the match has named a seat. */
import { begin, decisions, tableCounter, type Seating } from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from '../decks/ready-decks.js';
import { sampleGame } from '../game.js';

const decks: Seating['decks'] = [[], ...READY_DECKS.slice(0, 2).map(({ cards }) => cards)];

function begun(named: Pick<Seating, 'first'>) {
  const seating: Seating = { seats: 2, decks, options: {}, ...named };
  const { state } = begin(sampleGame, seating, seededChance(1));
  const asked = decisions({ rules: sampleGame, state }).map(({ seat }) => seat);
  return { active: tableCounter(state, 'active'), asked };
}

describe('The seat that begins', () => {
  it.each([1, 2])('is seat %i where the match has named it', (first) => {
    expect(begun({ first })).toEqual({ active: first, asked: [first] });
  });

  it('is the first one where nobody is named (R-SMP-04)', () => {
    expect(begun({})).toEqual({ active: 1, asked: [1] });
  });
});
