import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import type { Play } from '../contract/play.js';
import { cardOf, cardsIn, newState } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { addedForSeat, addedToCard } from './added.js';

const changing = (on: { readonly [word: string]: string }, what: string, by: number) => ({
  timing: 'while-there',
  does: [],
  lasting: [{ on, what, by }],
});

const RULES = toy({
  id: 'added/1',
  zones: { field: { faces: 'all', ids: 'all' } },
  faces: facesOf(
    printed('bear', 'unit'),
    printed('drum', 'thing', { abilities: [changing({ type: 'unit' }, 'power', 2)] }),
    printed('fife', 'thing', { abilities: [changing({ player: 'you' }, 'hand', 1)] }),
    printed('gong', 'thing', { abilities: [changing({ player: 'others' }, 'hand', 10)] }),
    printed('horn', 'thing', { abilities: [changing({ player: 'each' }, 'hand', 100)] }),
    printed('lute', 'thing', { abilities: [changing({ type: 'unit' }, 'hand', 1_000)] }),
  ),
  filters: { type: (_, card, type) => (type === 'unit') === (card.face === 'bear') },
  lastingCards: ({ state }) => cardsIn(state, 'field@1').map((id) => cardOf(state, id)),
  setup: () => undefined,
});

function fieldOf(...faces: readonly string[]): Play {
  const state = newState(RULES.id, 3, {});
  const play: Play = { rules: RULES, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@1', 1, faces);
  return play;
}

describe('What cards that stand add', () => {
  it('to a value of a card is the sum of what is meant for it', () => {
    const play = fieldOf('bear', 'drum', 'drum', 'fife');
    const [bear, drum] = [cardOf(play.state, 'c1'), cardOf(play.state, 'c2')];
    expect(addedToCard(play, bear, 'power')).toBe(4);
    expect(addedToCard(play, drum, 'power')).toBe(0);
  });

  it.each([
    ['you', 'fife', [1, 0, 0]],
    ['others', 'gong', [0, 10, 10]],
    ['each', 'horn', [100, 100, 100]],
    ['nobody, where it speaks of cards', 'lute', [0, 0, 0]],
  ])('to a rule is for %s', (_, face, sums) => {
    const play = fieldOf(face);
    const added = (seat: number) => addedForSeat(play, seat, { what: 'hand', word: 'player' });
    expect([1, 2, 3].map(added)).toEqual(sums);
  });
});
