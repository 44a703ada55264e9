/** A small game to be spoken of: two kinds of cards, fixed places, a window, and its own words. */
import type { CardFace, CardId, TableView } from '@scoresheet/rules-engine';
import type { GameWords } from './game-words.js';
import type { Sentence } from './sentence.js';

const face = (code: string, name: string, more: Partial<CardFace>): CardFace => ({
  code,
  name,
  type: 'unit',
  cost: 2,
  stats: {},
  keywords: {},
  words: {},
  abilities: [],
  ...more,
});

const FACES = [
  face('m-1', 'Mole', { stats: { atk: 3, hp: 4 }, keywords: { guard: 1, veil: 1 } }),
  face('m-2', 'Stork', { stats: { atk: 5, hp: 2 }, words: { reed: 'tall' } }),
  face('m-3', 'Oar', { type: 'held-thing', cost: 1, stats: { atk: 2 }, keywords: { burn: 2 } }),
];

const OPEN = { faces: 'all', ids: 'all' } as const;

/** "1 guard". */
const wordsOf = (values: CardFace['stats']): readonly string[] =>
  Object.entries(values).map(([what, by]) => `${by} ${what}`);

export const MARSH: GameWords = {
  title: 'Marsh',
  rules: {
    faces: Object.fromEntries(FACES.map((each) => [each.code, each])),
    zones: {
      deck: { faces: 'nobody', ids: 'nobody' },
      hand: { faces: 'owner', ids: 'owner' },
      field: OPEN,
      held: OPEN,
      discard: OPEN,
      spells: OPEN,
    },
    tableZone: 'field',
    shownValues: ['atk', 'hp'],
    options: { tide: ['low', 'high'] },
    cardText: ({ type, stats, keywords }) =>
      type === 'held-thing'
        ? [`Its bearer has ${wordsOf({ ...stats, ...keywords }).join(' and ')}.`]
        : wordsOf(keywords).map((word) => `${word}.`),
    isBorne: ({ type }) => type === 'held-thing',
  },
  primer: {
    topics: {},
    alsoCalled: {},
    wishes: [],
    endings: {},
    decisions: {
      act: { title: 'Act or pass?', hint: 'The reeds decide (R-MAR-03).', hidden: 'acts' },
      answer: { title: 'Answer?', hint: 'Once.', hidden: 'answers', unseen: 'passes' },
    },
    counters: {
      life: { shown: 'Life {}', told: 'Life is now {}', always: true },
      active: { shown: "seat {}'s turn", told: '' },
      phase: { shown: ['', 'Dusk', 'Night'], told: '' },
      first: { shown: '', told: 'seat {} goes first' },
    },
    marks: {
      wounds: { shown: 'wounds: {}', told: 'has {} wounds' },
      seen: { shown: '', told: '', stopsKeyword: 'veil' },
    },
    zones: {
      deck: 'deck',
      hand: 'hand',
      field: 'field',
      held: 'held',
      discard: 'discard',
      spells: 'spells',
      nest: '',
    },
    changes: { hushed: { shown: 'hushed', stopsKeywords: true } },
    durations: { turn: 'this turn', 'turn-of': 'until the next turn of {}' },
    readings: { tide: { high: 'the tide is high (A-MAR-01)' } },
    targets: { nest: 'the nest of {seat}' },
    attributes: ['reed'],
    stories: {
      hit: ['{card} takes {amount} from {source}', '{card} takes {amount}'],
      played: ['seat {seat} plays {face}'],
      quiet: [''],
    },
    moves: [
      { from: 'deck', to: 'hand', says: 'seat {seat} draws {card}' },
      { from: 'hand', to: 'field', says: '{card} enters {where}' },
      { from: 'hand', to: 'held', says: '{card} goes on {holder}' },
      { from: 'field', to: 'hand', says: '' },
    ],
    positions: [
      { words: 'left bank', zone: 'field', slot: 1 },
      { words: 'right bank', zone: 'field', slot: 2 },
    ],
    phrases: [
      { says: 'ends the phase', id: 'end' },
      {
        says: 'plays {card} to the {place}',
        id: 'play {card} {place}',
        words: { 'left bank': '1' },
      },
      { says: 'plays {card} at {target}', id: 'play {card} *={target}' },
      {
        says: 'passes the {count} {what}',
        id: 'pass {count} {what}',
        words: { 1: '1', spells: 'spells' },
      },
      { says: 'takes {face}', id: 'take {face}' },
      { says: 'names {seat} to begin', id: 'name {seat}' },
      { says: 'writes {words}', id: '{words}', when: ['question'] },
      { says: 'pays with {cards...}', id: '{cards}', when: ['pay'] },
    ],
  },
};

/** Cards that a reader can tell, by id and the code of what is printed. */
export const known = (cards: Readonly<Record<CardId, string>>): Map<CardId, Sentence> =>
  new Map(
    Object.entries(cards).map(([card, code]) => {
      const { name: text = '' } = MARSH.rules.faces[code] ?? {};
      return [card, [{ is: 'card', text, card, face: code }]];
    }),
  );

/** Two sides as seat 1 sees them: a Mole with an Oar, a Stork that is not hers, two hands. */
export const TABLE: TableView = {
  ruleset: 'marsh/1',
  options: { tide: 'high' },
  counters: { active: 2, phase: 1 },
  shared: {},
  decisions: [{ id: 'd1', seat: 2, kind: 'act' }],
  outcome: null,
  seats: [
    {
      seat: 1,
      counters: { life: 9 },
      zones: {
        deck: { count: 1 },
        hand: { count: 1, cards: [{ id: 'hand1-1', face: 'm-3' }] },
        field: {
          count: 1,
          cards: [
            {
              id: 'c1',
              face: 'm-1',
              slot: 1,
              values: { atk: 5, hp: 4 },
              marks: { wounds: 1, seen: 1 },
              with: { held: { count: 1, cards: [{ id: 'c2', face: 'm-3' }] } },
            },
          ],
        },
        discard: { count: 0, cards: [] },
      },
    },
    {
      seat: 2,
      counters: { life: 7 },
      zones: {
        deck: { count: 4 },
        hand: { count: 3 },
        field: { count: 1, cards: [{ id: 'c3', face: 'm-2', slot: 2, values: { atk: 5, hp: 2 } }] },
        discard: {
          count: 2,
          cards: [
            { id: 'c4', face: 'm-1' },
            { id: 'c5', face: 'm-2' },
          ],
        },
      },
    },
  ],
  underway: [
    { kind: 'window', items: [{ id: 's1', face: 'm-1', controller: 1, chosen: { foe: ['c3'] } }] },
  ],
};
