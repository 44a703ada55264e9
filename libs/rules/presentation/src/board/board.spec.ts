import type { CardFace, CardView, TableView } from '@scoresheet/rules-engine';
import { expect, it } from 'vitest';
import type { Layout } from '../layout/layout.js';
import { boardOf, type BoardGame } from './board.js';

const layout: Layout = {
  seat: [
    { zone: 'field', as: 'front', title: 'Monsters', slots: [1, 2].map(slotOf) },
    { zone: 'field', as: 'back', title: 'Set spells', loose: true },
    { zone: 'deck', as: 'pile', title: 'Deck' },
  ],
  shared: [],
  attached: [],
  turn: {},
  figures: [],
  counters: [
    { counter: 'life', label: 'Life' },
    { cardsIn: 'deck', label: 'Deck', short: 'De' },
  ],
};

function slotOf(slot: number) {
  return { slot, words: `area ${slot}` };
}

const face: CardFace = {
  code: 'owl',
  name: 'Owl',
  type: 'monster',
  cost: 1,
  stats: {},
  keywords: {},
  words: {},
  abilities: [],
};

const NO_WORDS = {
  topics: {},
  alsoCalled: {},
  decisions: {},
  counters: {},
  marks: {},
  zones: {},
  changes: {},
  durations: {},
  readings: {},
  attributes: [],
  stories: {},
  moves: [],
  positions: [],
  phrases: [],
  wishes: [],
  endings: {},
};

const game: BoardGame = {
  title: 'Marsh',
  rules: {
    faces: { owl: face },
    zones: {},
    tableZone: 'field',
    shownValues: [],
    options: {},
  },
  primer: NO_WORDS,
  layout,
};

const owl = (id: string, at: Partial<CardView> = {}): CardView => ({ id, face: 'owl', ...at });

const table: TableView = {
  ruleset: 'marsh/1',
  options: {},
  counters: {},
  shared: {},
  underway: [],
  decisions: [],
  outcome: null,
  seats: [
    {
      seat: 1,
      counters: { life: 7 },
      zones: {
        field: { count: 3, cards: [owl('c1', { slot: 2 }), owl('c2'), owl('c3')] },
        deck: { count: 30 },
      },
    },
  ],
};

const [seat] = boardOf(game, table).seats;

it('each card of a zone is shown in one area, by its position or by having none', () => {
  const shown = seat?.areas.map(({ title, count, places }) => ({
    title,
    count,
    cards: places.map(({ tile }) => tile?.card),
  }));
  expect(shown).toEqual([
    { title: 'Monsters', count: 1, cards: [undefined, 'c1'] },
    { title: 'Set spells', count: 2, cards: ['c2', 'c3'] },
  ]);
});

it('a pile that nobody sees is a number, in its place and in the line of its seat', () => {
  expect(seat?.piles.map(({ count, places }) => [count, places])).toEqual([[30, []]]);
  expect(seat?.counters).toEqual([
    { label: 'Life', short: 'Life', value: 7 },
    { label: 'Deck', short: 'De', value: 30 },
  ]);
});
