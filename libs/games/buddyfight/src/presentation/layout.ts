/** What the parts of a Buddyfight table mean: three areas fight, item and set spells stand behind. */
import { piles, type Layout, type LayoutSlot } from '@scoresheet/rules-presentation';
import { AREAS, ITEM } from '../field.js';
import { POSITIONS } from '../primer/positions.js';

const slots = (...wanted: readonly number[]): readonly LayoutSlot[] =>
  POSITIONS.filter(({ slot }) => wanted.includes(slot));

export const LAYOUT: Layout = {
  seat: [
    { zone: 'declared', as: 'stack', title: 'In use' },
    { zone: 'field', as: 'front', title: 'Monsters', slots: slots(...Object.values(AREAS)) },
    { zone: 'field', as: 'back', title: 'Item', slots: slots(ITEM) },
    { zone: 'field', as: 'back', title: 'Set spells', loose: true },
    { zone: 'hand', as: 'hand', title: 'Hand' },
    ...piles({
      gauge: 'Gauge',
      deck: 'Deck',
      drop: 'Drop zone',
      flag: 'Flag',
      buddy: 'Buddy',
      covered: 'Face down',
    }),
  ],
  shared: [],
  attached: [{ zone: 'soul', lies: 'under', title: 'Soul' }],
  counters: [
    { counter: 'life', label: 'Life' },
    { cardsIn: 'gauge', label: 'Gauge', short: 'Gg' },
    { cardsIn: 'hand', label: 'Hand' },
    { cardsIn: 'deck', label: 'Deck' },
  ],
  turn: { turn: 'turn', active: 'active', phase: 'phase' },
  figures: [
    { value: 'size', label: 'SIZE' },
    { value: 'power', label: 'POW' },
    { value: 'defense', label: 'DEF' },
    { value: 'critical', label: 'CRIT' },
  ],
  strip: {
    attribute: 'type',
    values: {
      monster: { letter: 'M', pattern: 'rise' },
      item: { letter: 'I', pattern: 'upright' },
      spell: { letter: 'S', pattern: 'dots' },
      impact: { letter: 'X', pattern: 'grid' },
      flag: { letter: 'F', pattern: 'plain' },
    },
  },
};
