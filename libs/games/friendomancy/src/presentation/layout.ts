/** What the parts of a Friendomancy table mean: Pools and Foes are everybody's, a Board is one's own. */
import { piles, type Layout } from '@scoresheet/rules-presentation';

export const LAYOUT: Layout = {
  seat: [
    { zone: 'board', as: 'front', title: 'Board' },
    { zone: 'foes', as: 'back', title: 'Foes on the deck' },
    { zone: 'aside', as: 'back', title: 'Foes that were found' },
    { zone: 'hand', as: 'hand', title: 'Hand' },
    ...piles({ deck: 'Deck', discard: 'Discard', defeated: 'Defeated Foes', drafted: 'Drafted' }),
  ],
  shared: [
    { zone: 'friends', as: 'row', title: 'Friend Pool' },
    { zone: 'spells', as: 'row', title: 'Magic Pool' },
    { zone: 'curses', as: 'row', title: 'Curse Pool' },
    { zone: 'whatevers', as: 'row', title: 'Whatever Pool' },
    { zone: 'foes', as: 'row', title: 'Foes on the Pools' },
    { zone: 'aside', as: 'row', title: 'Foes that were found' },
    { zone: 'outside', as: 'pile', title: 'Out of the game' },
  ],
  attached: [
    { zone: 'under', lies: 'under', title: 'Under it' },
    { zone: 'faceDown', lies: 'under', title: 'Face down under it' },
  ],
  counters: [
    { counter: 'money', label: 'Money' },
    { counter: 'things', label: 'Things', short: 'Th' },
    { cardsIn: 'hand', label: 'Hand' },
    { cardsIn: 'deck', label: 'Deck' },
  ],
  turn: { turn: 'round', active: 'active', phase: 'step' },
  figures: [
    { value: 'power', label: 'POW' },
    { value: 'cost', label: 'COST' },
  ],
  strip: {
    attribute: 'type',
    values: {
      friend: { letter: 'F', pattern: 'level' },
      spell: { letter: 'M', pattern: 'dots' },
      curse: { letter: 'C', pattern: 'fall' },
      whatever: { letter: 'W', pattern: 'upright' },
      foe: { letter: 'X', pattern: 'grid' },
    },
  },
};
