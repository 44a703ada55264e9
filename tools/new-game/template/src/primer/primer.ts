/** What a person who never saw Sample Game is told, page by page, and the words for the table. */
import { decisionsInWords, readingsInWords, type Primer } from '@scoresheet/rules-presentation';
import { DECISIONS } from '../decisions.js';
import { ENDINGS } from '../endings.js';
import { READINGS } from '../readings.js';

export const PRIMER: Primer = {
  /** Topics by the word that asks for them, in the order in which they are best read. */
  topics: {
    rules: {
      title: 'Sample Game in a minute',
      says: [
        'Each turn you draw a card and play one, or pass. It does what it says, at once.',
        'Whoever has twelve points first has won (R-SMP-07).',
      ],
    },
    advice: {
      title: 'Your first game',
      says: ['Score early, and keep what takes points away for when the other is ahead.'],
    },
  },
  alsoCalled: { winning: 'rules' },
  ...decisionsInWords(DECISIONS),
  counters: {
    points: { shown: 'Points {}', told: '{} points', always: true },
    turn: { shown: 'Turn {}', told: 'turn {}' },
    active: { shown: '', told: '' },
  },
  marks: {},
  changes: {},
  durations: {},
  readings: readingsInWords(READINGS),
  attributes: [],
  stories: {
    'card-played': ['seat {seat} plays {face}'],
    'points-scored': ['seat {seat} scores {amount}'],
    'points-lost': ['seat {seat} loses {amount}'],
  },
  moves: [
    { from: 'deck', to: 'hand', says: 'seat {seat} draws {card}' },
    { from: 'hand', to: 'table', says: '' },
  ],
  /** A card lies anywhere on the table; fixed places would have their names here. */
  positions: [],
  endings: ENDINGS,
};
