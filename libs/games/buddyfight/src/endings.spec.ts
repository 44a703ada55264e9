/** Who leads when time is called: R-BFT-18, B24, A-BFT-77. */
import {
  emptyTable,
  leave,
  rulesetOf,
  setCounter,
  stock,
  type Play,
} from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from './decks/ready-decks.js';
import { deck } from './field.js';
import { buddyfight } from './game.js';

const [, , CARD = ''] = READY_DECKS[0]?.cards ?? [];

function laid(...lives: readonly number[]): Play {
  const state = emptyTable(buddyfight, { seats: 2, options: {} });
  const play: Play = { rules: buddyfight, state, chance: seededChance(1), facts: [], floor: 0 };
  lives.forEach((life, index) => setCounter(play, index + 1, 'life', life));
  return play;
}

const leading = ({ state }: Play) => rulesetOf(buddyfight).leads?.(state);

describe('Who leads when time is called', () => {
  it('has more life', () => {
    expect(leading(laid(10, 3))).toEqual([[1], [2]]);
    expect(leading(laid(3, 4))).toEqual([[2], [1]]);
  });

  it('is nobody at equal life, however many cards are left in the decks', () => {
    const play = laid(6, 6);
    stock(play, deck(2), 2, [CARD, CARD, CARD]);
    expect(leading(play)).toEqual([[1, 2]]);
  });

  it('is no question where a fighter has left: that one has lost (A-BFT-68)', () => {
    const play = laid(10, 3);
    leave(play, 1, play.chance);
    expect(play.state.outcome).toEqual({ places: [[2], [1]], reason: 'conceded' });
  });
});
