/** What the parts of a Fuzzycards table mean: the Altar fights, the Vault stands behind it. */
import { piles, type Layout, type LayoutSlot } from '@scoresheet/rules-presentation';
import { SLOTS, type Row } from '../field.js';
import { POSITIONS } from '../primer/positions.js';

const slotsOf = (row: Row): readonly LayoutSlot[] =>
  POSITIONS.filter(({ slot }) => SLOTS[row].includes(slot));

export const LAYOUT: Layout = {
  seat: [
    { zone: 'resolving', as: 'stack', title: 'Resolving' },
    { zone: 'field', as: 'front', title: 'Altar', slots: slotsOf('altar') },
    { zone: 'field', as: 'back', title: 'Vault', slots: slotsOf('vault') },
    { zone: 'hand', as: 'hand', title: 'Hand' },
    ...piles({ scroll: 'Scroll', discard: 'Discard', flip: 'Genesis flip' }),
  ],
  shared: [],
  attached: [{ zone: 'relics', lies: 'on', title: 'Relics' }],
  counters: [
    { counter: 'life', label: 'Life' },
    { counter: 'energy', label: 'Energy', short: 'En' },
    { cardsIn: 'hand', label: 'Hand' },
    { cardsIn: 'scroll', label: 'Scroll' },
    { counter: 'total', label: '589' },
  ],
  turn: { turn: 'turn', active: 'active', phase: 'phase' },
  figures: [
    { value: 'atk', label: 'ATK' },
    { value: 'def', label: 'DEF' },
    { value: 'hp', label: 'HP', less: 'damage' },
  ],
  strip: {
    attribute: 'force',
    values: {
      power: { letter: 'P', pattern: 'rise' },
      clarity: { letter: 'C', pattern: 'level' },
      prophecy: { letter: 'Y', pattern: 'dots' },
      conviction: { letter: 'V', pattern: 'fall' },
      wisdom: { letter: 'W', pattern: 'upright' },
    },
  },
};
