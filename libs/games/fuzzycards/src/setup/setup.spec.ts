/** Who goes first where the match has named that seat: R-FUZ-26 and R-FUZ-27 are replaced. */
import type { Seating } from '@scoresheet/rules-engine';
import { randomWalk } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from '../decks/ready-decks.js';
import { fuzzycards } from '../game.js';

const decks: Seating['decks'] = [[], ...READY_DECKS.slice(0, 2).map(({ cards }) => cards)];

/** What comes before the first turn, both mulligans answered. */
const opened = (named: Pick<Seating, 'first'>) => {
  const seating: Seating = { seats: 2, decks, options: {}, ...named };
  const { state, facts } = randomWalk({ rules: fuzzycards, seating, seed: 3, maxActions: 2 });
  return {
    state,
    asked: facts.flatMap((fact) =>
      fact.kind === 'paused' ? (fact.frames.at(-1)?.asks ?? []).map(({ kind }) => kind) : [],
    ),
    turnedUp: facts.filter((fact) => fact.kind === 'moved' && fact.to.startsWith('flip@')),
  };
};

describe('The seat that a match has named goes first', () => {
  it.each([1, 2])('be it seat %i: nobody flips, and nobody is asked', (first) => {
    const { state, asked, turnedUp } = opened({ first });
    expect(state.table).toMatchObject({ first, active: first, turn: 1 });
    expect(asked.slice(0, 2)).toEqual(['mulligan', 'mulligan']);
    expect(asked).not.toContain('turn-order');
    expect(turnedUp).toEqual([]);
  });

  it('by the hands of R-FUZ-28: five cards, and six for the other', () => {
    const seating: Seating = { seats: 2, decks, options: {}, first: 2 };
    const { state } = randomWalk({ rules: fuzzycards, seating, seed: 3, maxActions: 0 });
    expect([state.places['hand@2']?.length, state.places['hand@1']?.length]).toEqual([5, 6]);
  });

  it('and where none is named the Genesis Flip says who chooses', () => {
    const { asked, turnedUp } = opened({});
    expect(asked[0]).toBe('turn-order');
    expect(turnedUp.length).toBeGreaterThanOrEqual(2);
  });
});
