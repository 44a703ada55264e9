/** What the parts of a Buddies table mean: the party fights, its Items on it, Events stand behind. */
import { piles, type Layout } from '@scoresheet/rules-presentation';

export const LAYOUT: Layout = {
  seat: [
    { zone: 'stack', as: 'stack', title: 'Stack' },
    { zone: 'party', as: 'front', title: 'Party' },
    { zone: 'event', as: 'back', title: 'Events' },
    { zone: 'hand', as: 'hand', title: 'Hand' },
    ...piles({ deck: 'Deck', trash: 'Trash', gone: 'Out of the game' }),
  ],
  shared: [],
  attached: [{ zone: 'item', lies: 'on', title: 'Item' }],
  counters: [
    { cardsIn: 'deck', label: 'Deck' },
    { counter: 'energy', label: 'Energy', short: 'En' },
    { cardsIn: 'hand', label: 'Hand' },
    { cardsIn: 'trash', label: 'Trash' },
  ],
  turn: { turn: 'turn', active: 'active', phase: 'phase' },
  figures: [
    { value: 'hp', label: 'HP', less: 'damage' },
    { value: 'df', label: 'DF', less: 'absorbed' },
  ],
  strip: {
    attribute: 'element',
    values: {
      light: { letter: 'L', pattern: 'plain' },
      shadow: { letter: 'S', pattern: 'grid' },
      wind: { letter: 'W', pattern: 'level' },
      metal: { letter: 'M', pattern: 'upright' },
      electricity: { letter: 'E', pattern: 'rise' },
      water: { letter: 'A', pattern: 'dots' },
      fire: { letter: 'F', pattern: 'fall' },
    },
  },
};
