import { emptyTable, place, stock, type Play } from '@scoresheet/rules-engine';
import { facesOf, printed as face, toy } from '@scoresheet/rules-engine/toys';
import { describe, expect, it } from 'vitest';
import type { FilterEntry } from '../entries/filter.js';
import { cardType } from '../entries/term.js';
import { keyword } from '../entries/value.js';
import { trait } from '../say/phrases.js';
import { integer, oneOf } from '../shape/shape.js';
import {
  atLeast,
  atMost,
  bearerAndOther,
  byKeyword,
  byName,
  byPrintedWord,
  bySide,
  byType,
  ofSeats,
  other,
  printed,
  under,
  whether,
} from './filters.js';

const open = { faces: 'all', ids: 'all' } as const;

const rules = toy({
  id: 'stable/1',
  zones: { field: open, saddle: open },
  faces: facesOf(
    face('Dun', 'horse', { cost: 3, words: { coat: 'gray' }, keywords: { calm: 1 } }),
    face('Roan', 'horse', { cost: 5, words: { coat: 'red' } }),
    face('Ann', 'rider', { cost: 1, words: { coat: 'red' } }),
  ),
  setup: () => undefined,
});

const [DUN, ROAN, ANN] = ['c1', 'c2', 'c3'] as const;

/** Seat 1 has a gray horse, which Ann rides, and seat 2 a red one. */
function given(): Play {
  const state = emptyTable(rules, { seats: 2, options: {} });
  const play = { rules, state, facts: [], floor: 0 } as unknown as Play;
  stock(play, 'field@1', 1, ['Dun']);
  stock(play, 'field@2', 2, ['Roan']);
  stock(play, place('saddle', DUN), 1, ['Ann']);
  return play;
}

const play = given();

/** The cards that are meant where the card `by` of seat 1 speaks. */
const meant = (entry: FilterEntry, wanted: boolean | number | string, by: string = DUN) =>
  Object.values(play.state.cards)
    .filter((card) => entry.fits(play, card, wanted, { card: by, controller: 1 }))
    .map(({ id }) => id);

const said = (entry: FilterEntry, wanted: boolean | number | string) =>
  entry.says(wanted, { face: face('Dun', 'horse'), elsewhere: false });

const thisCard = ({ type }: { readonly type: string }): string => `this ${type}`;

describe('What a card is or is not', () => {
  const riding = whether('ridden', {
    means: 'Carries a rider.',
    is: ({ state }, { id }) => state.places[place('saddle', id)] !== undefined,
    says: ['ridden', 'free'],
  });

  it('is asked for, or its contrary', () => {
    expect(meant(riding, true)).toEqual([DUN]);
    expect(meant(riding, false)).toEqual([ROAN, ANN]);
  });

  it('stands before the noun', () => {
    expect([said(riding, true), said(riding, false)]).toEqual([
      { before: 'ridden' },
      { before: 'free' },
    ]);
  });
});

describe('This card and others', () => {
  const [bearer, butBearer] = bearerAndOther(thisCard);

  it('are told apart by who speaks', () => {
    expect(meant(other(thisCard), true, ROAN)).toEqual([DUN, ANN]);
    expect(meant(other(thisCard), false, ROAN)).toEqual([ROAN]);
    expect(said(other(thisCard), false)).toEqual({ is: 'this horse' });
    expect(said(other(thisCard), true)).toEqual({ other: true });
  });

  it('are told apart by the bearer, where another card bears this one', () => {
    expect([meant(bearer, true, ANN), meant(butBearer, false, ANN)]).toEqual([[DUN], [DUN]]);
    expect([meant(bearer, false, ANN), meant(butBearer, true, ANN)]).toEqual([
      [ROAN, ANN],
      [ROAN, ANN],
    ]);
    expect(said(bearer, true)).toEqual(said(butBearer, false));
    expect(said(bearer, false)).toEqual(said(butBearer, true));
  });

  it('lie above and under one another', () => {
    const { isAbove, isUnder } = under('saddle');
    const above = whether('above', { means: 'Above.', is: isAbove, says: ['above', 'not above'] });
    const below = whether('under', { means: 'Under.', is: isUnder, says: ['under', 'not under'] });
    expect([meant(above, true, ANN), meant(above, true, DUN)]).toEqual([[DUN], []]);
    expect([meant(below, true, DUN), meant(below, true, ROAN)]).toEqual([[ANN], []]);
  });
});

describe('Whose a card is', () => {
  const side = bySide("your rival's", 'rival');

  it('is asked of who controls it now', () => {
    expect([meant(side, 'yours'), meant(side, 'theirs')]).toEqual([[DUN, ANN], [ROAN]]);
    expect([said(side, 'yours'), said(side, 'theirs')]).toEqual([
      { yours: true },
      { before: 'rival' },
    ]);
  });

  it('may be seats instead of cards, for which a rule is otherwise', () => {
    const seats = ofSeats('owner', { all: 'All.', you: 'You.' }, { all: 'everybody', you: 'you' });
    expect(seats).toMatchObject({ isOfSeats: true, takes: { noun: 'owner' } });
    expect(meant(seats, 'all')).toEqual([]);
    expect(said(seats, 'all')).toEqual({ is: 'everybody' });
  });
});

describe('What is printed', () => {
  const TYPES = [
    cardType('horse', { means: 'Runs.', noun: ['horse', 'horses'], takes: {} }),
    cardType('rider', { means: 'Rides.', noun: ['rider', 'riders'], takes: {} }),
  ];

  it('is the kind of a card, its name, and a word of it', () => {
    expect(meant(byType(TYPES), 'horse')).toEqual([DUN, ROAN]);
    expect(said(byType(TYPES), 'rider')).toEqual({ noun: ['rider', 'riders'] });
    expect(meant(byName, 'Roan')).toEqual([ROAN]);
    expect(said(byName, 'Roan')).toEqual({ with: 'the name Roan' });
    const coat = byPrintedWord('coat', oneOf('coat', { gray: 'Gray.', red: 'Red.' }));
    expect(meant(coat, 'red')).toEqual([ROAN, ANN]);
    expect(said(coat, 'red')).toEqual({ before: 'Red' });
  });

  it('is what a pile can be searched by', () => {
    expect(byName.isPrinted).toBeUndefined();
    expect(printed(byName)).toEqual({ ...byName, isPrinted: true });
  });

  it('is a keyword, by the name that it has on cards', () => {
    const KEYWORDS = [keyword('calm', { means: 'Does not shy.', ...trait('Calm temper') })];
    const calm = byKeyword(
      KEYWORDS,
      (reading, card, word) => (reading.rules.faces[card.face]?.keywords[word] ?? 0) > 0,
    );
    expect(meant(calm, 'calm')).toEqual([DUN]);
    expect(said(calm, 'calm')).toEqual({ with: 'Calm temper' });
  });
});

describe('A number of a card', () => {
  const PRICE = {
    takes: integer(0, 9),
    now: (reading: Pick<Play, 'rules'>, card: { readonly face: string }) =>
      reading.rules.faces[card.face]?.cost ?? 0,
    says: (bound: string) => `a price of ${bound}`,
  };

  it('is within a bound, which it may reach', () => {
    expect(meant(atMost('price', PRICE), 3)).toEqual([DUN, ANN]);
    expect(meant(atLeast('price', PRICE), 3)).toEqual([DUN, ROAN]);
  });

  it('gives the filter its word, what it means, and what it says', () => {
    const entry = atLeast('price', PRICE);
    expect([entry.word, entry.means]).toEqual(['priceAtLeast', 'Has a price of at least this.']);
    expect(said(entry, 3)).toEqual({ with: 'a price of at least 3' });
    expect(said(atMost('price', PRICE), 3)).toEqual({ with: 'a price of at most 3' });
  });
});
