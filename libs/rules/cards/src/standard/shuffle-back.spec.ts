import { cardOf, cardsIn, move, type CardId, type Play, type Seat } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { cardsMeantWhere } from './meant.js';
import { atThePond, done, FIRST, said, SECOND, THIRD } from './pond.spec-kit.js';
import { shuffleBackVerb } from './shuffle-back.js';

const bankOf = (play: Play, id: CardId): `bank@${Seat}` => `bank@${cardOf(play.state, id).owner}`;

/** Sends frogs to the banks of their owners; `took` tells of each, and of each owner after all. */
const shuffling = (took: string[], goesAlong?: CardId) =>
  shuffleBackVerb({
    meant: cardsMeantWhere(() => true),
    goesBack(play, id) {
      took.push(id);
      if (goesAlong !== undefined && play.state.cards[goesAlong]) {
        move(play, goesAlong, bankOf(play, goesAlong));
      }
      move(play, id, bankOf(play, id));
    },
    shuffled: (_, owner) => void took.push(`shuffles ${owner}`),
  });

describe('Shuffling back', () => {
  it('takes all that are meant, and shuffles the deck of each owner once when all have gone', () => {
    const took: string[] = [];
    const { state } = done(atThePond(), shuffling(took), { to: {} });
    expect(took).toEqual([FIRST, SECOND, THIRD, 'shuffles 1', 'shuffles 2']);
    expect([1, 2].map((seat) => cardsIn(state, `bank@${seat}`).length)).toEqual([2, 1]);
  });

  it('passes over a card that has gone along with another', () => {
    const took: string[] = [];
    done(atThePond(), shuffling(took, SECOND), { to: {} });
    expect(took).toEqual([FIRST, THIRD, 'shuffles 1', 'shuffles 2']);
  });

  it('shuffles nothing where nothing is meant', () => {
    const took: string[] = [];
    done(atThePond(), shuffling(took), { to: 'these' }, { these: [] });
    expect(took).toEqual([]);
  });

  it('is said of the cards', () => {
    expect(said(shuffling([]))).toEqual({ order: "shuffle frogs into their owners' decks" });
  });
});
