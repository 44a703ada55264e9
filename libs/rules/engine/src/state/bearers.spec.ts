import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import type { Play } from '../contract/play.js';
import type { CardId } from '../contract/state.js';
import { emptyTable } from '../run/begin.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { toy } from '../toys/toy.js';
import { bearerOf, cardsLying, sideOf } from './bearers.js';
import { cardOf, place, seatAt } from './state.js';

const open = { faces: 'all', ids: 'all' } as const;
const rules = toy({
  id: 'bearers/1',
  zones: { field: open, pool: open, saddle: open },
  setup: () => undefined,
});

/** A horse of seat 2 with a rider, who carries a lamp; a stone is nobody's. */
function given(): Play {
  const state = emptyTable(rules, { seats: 2, options: {} });
  const play: Play = { rules, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@2', 2, ['horse']);
  stock(play, place('saddle', 'c1'), 1, ['rider']);
  stock(play, place('saddle', 'c2'), 1, ['lamp']);
  stock(play, 'pool@0', 0, ['stone']);
  return play;
}

const [HORSE, RIDER, LAMP, STONE] = ['c1', 'c2', 'c3', 'c4'];

describe('The side of a card', () => {
  const play = given();
  const side = (id: CardId): number => sideOf(play.state, cardOf(play.state, id));

  it('is the seat where it lies', () => expect(side(HORSE)).toBe(2));

  it('is that of the card that bears it, whoever owns it', () => {
    expect([side(RIDER), side(LAMP)]).toEqual([2, 2]);
  });

  it("is nobody's in a shared place, and where its bearer is gone", () => {
    expect(side(STONE)).toBe(0);
    delete play.state.cards[RIDER];
    expect(side(LAMP)).toBe(0);
  });
});

describe('The bearer of a card', () => {
  const play = given();

  it('is the card that it lies with, or itself', () => {
    expect([bearerOf(play, LAMP), bearerOf(play, HORSE)]).toEqual([RIDER, HORSE]);
  });

  it('is none of a card that is gone', () => expect(bearerOf(play, 'c9')).toBeUndefined());
});

it('Cards lie seat by seat, each before what lies with it', () => {
  const ids = (...zones: Parameters<typeof cardsLying>[1]) =>
    cardsLying(given().state, zones).map(({ id }) => id);
  expect([ids(['field', 'saddle']), ids(['field'], ['pool'])]).toEqual([[HORSE, RIDER], [HORSE]]);
});

it('A place belongs to a seat, to nobody or to a card', () => {
  expect([seatAt('field@2'), seatAt('pool@0'), seatAt('saddle@c1')]).toEqual([2, 0, undefined]);
});
