/** What the parts of a table mean: screens arrange them for each size and number of seats. */
import type { Layout } from '@scoresheet/rules-presentation';

export const LAYOUT: Layout = {
  seat: [
    { zone: 'table', as: 'front', title: 'Table' },
    { zone: 'hand', as: 'hand', title: 'Hand' },
    { zone: 'deck', as: 'pile', title: 'Deck' },
  ],
  shared: [],
  attached: [],
  counters: [
    { counter: 'points', label: 'Points', short: 'Pts' },
    { cardsIn: 'hand', label: 'Hand' },
    { cardsIn: 'deck', label: 'Deck' },
  ],
  turn: { turn: 'turn', active: 'active' },
  figures: [],
  strip: { attribute: 'type', values: { trick: { letter: 'T', pattern: 'plain' } } },
};
