/** Who leads when time is called: R-BUD-13, A-BUD-53, A-BUD-71. */
import { emptyTable, rulesetOf, setCounter, stock, type Play } from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { CARDS } from './cards/card-set.js';
import { deck, hand } from './field.js';
import { buddies } from './game.js';
import { placesNow } from './places.js';

const CARD = CARDS[0]?.code ?? '';
const many = (count: number): readonly string[] => Array<string>(count).fill(CARD);

/** A table at which each seat has so many cards in the deck. */
function laid(...decks: readonly number[]): Play {
  const state = emptyTable(buddies, { seats: decks.length, options: {} });
  const play: Play = { rules: buddies, state, chance: seededChance(1), facts: [], floor: 0 };
  decks.forEach((count, index) => stock(play, deck(index + 1), index + 1, many(count)));
  return play;
}

const leading = ({ state }: Play) => rulesetOf(buddies).leads?.(state);

describe('Who leads when time is called', () => {
  it('has more cards in the deck, which is the life; a hand is none', () => {
    const play = laid(12, 30, 4);
    stock(play, hand(3), 3, many(40));
    expect(leading(play)).toEqual([[2], [1], [3]]);
  });

  it('shares the place with whoever has as many', () => {
    expect(leading(laid(9, 20, 9, 20))).toEqual([
      [2, 4],
      [1, 3],
    ]);
  });

  it('is never who is out, whatever lies in that deck', () => {
    const play = laid(12, 30, 4);
    setCounter(play, 2, 'out', 1);
    expect(leading(play)).toEqual([[1], [3]]);
  });
});

describe('Places as they stand (A-BUD-53)', () => {
  it('are shared by all who are in; who went later stands above who went earlier', () => {
    const play = laid(12, 30, 4, 8, 2);
    setCounter(play, 2, 'out', 1);
    setCounter(play, 5, 'out', 2);
    setCounter(play, 3, 'out', 2);
    expect(placesNow(play.state)).toEqual([[1, 4], [3, 5], [2]]);
  });
});
