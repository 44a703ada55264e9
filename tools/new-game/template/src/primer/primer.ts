/** What a person who never saw Sample Game is told, page by page, and the words for the table. */
import { primerOf, untoldMoves } from '@scoresheet/rules-presentation';
import { COUNTERS } from '../counters.js';
import { DECISIONS } from '../decisions.js';
import { ENDINGS } from '../endings.js';
import { READINGS } from '../readings.js';
import { STORIES } from '../stories.js';

export const PRIMER = primerOf({
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
  decisions: DECISIONS,
  readings: READINGS,
  endings: ENDINGS,
  stories: STORIES,
  counters: COUNTERS,
  marks: {},
  zones: { deck: 'deck', hand: 'hand', table: 'table' },
  changes: {},
  durations: {},
  attributes: [],
  moves: [
    { from: 'deck', to: 'hand', says: 'seat {seat} draws {card}' },
    ...untoldMoves({ hand: ['table'] }),
  ],
  /** A card lies anywhere on the table; fixed places would have their names here. */
  positions: [],
});
