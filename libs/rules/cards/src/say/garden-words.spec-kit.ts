/** The words of a game that exists for these specs only: beds, herbs and a compost heap. */
import type { Ability, CardFace } from '@scoresheet/rules-engine';
import type { CardWords } from './card-words.js';

export const GARDEN: CardWords = {
  card: ['plant', 'plants'],
  timings: {
    'when-sown': { label: 'When sown' },
    'when-eaten': { label: 'When eaten', it: 'the guest' },
    'while-there': {},
    tended: { label: 'Tend' },
  },
  costs: { water: (paid) => `${paid} water`, sun: (paid) => `${paid} sun` },
  payments: { uproot: (plants) => `uproot ${plants}` },
  filters: {
    this: () => ({ is: 'this plant' }),
    other: () => ({ other: true }),
    dry: () => ({ before: 'dry' }),
    side: (wanted, { elsewhere }) => {
      if (wanted !== 'yours') return { before: 'foreign' };
      return elsewhere ? { whose: 'your' } : { yours: true };
    },
    kind: () => ({ noun: ['herb', 'herbs'] }),
    thorns: () => ({ with: 'thorns' }),
    heightAtMost: (wanted) => ({ with: `${Number(wanted)} leaves or less` }),
    bed: () => ({ after: 'in the shade' }),
  },
  zones: { compost: (whose) => `in ${whose || 'a'} compost heap` },
  named: { self: () => 'this plant' },
  values: {
    height: {
      name: 'height',
      change: (by) => `${by.startsWith('-') ? '' : '+'}${by} height`,
    },
    thorns: { name: 'thorns', change: () => 'Thorny' },
  },
  counters: { water: 'water' },
  verbs: {
    water: ({ number, to }) => ({ order: `pour ${number} water on ${to.object}` }),
    grow: ({ to, change }) => ({
      statement: `${to.subject} ${to.many ? 'get' : 'gets'} ${change}`,
    }),
    wilt: ({ to }) => ({ order: `halve ${to.possessive} height` }),
    gather: ({ number }) => ({ order: `gather ${number} seeds` }),
  },
  durations: { night: 'until nightfall' },
  bearerOf: ({ type }) => (type === 'graft' ? 'its stem' : undefined),
};

export const plant = (ability?: Ability, more: Partial<CardFace> = {}): CardFace => ({
  code: 'p',
  name: 'Plant',
  type: 'plant',
  cost: 1,
  stats: { height: 2 },
  keywords: {},
  words: {},
  abilities: ability ? [ability] : [],
  ...more,
});
