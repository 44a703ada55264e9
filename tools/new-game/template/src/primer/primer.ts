/** What a person who never saw Sample Game is told, page by page, and the words for the table. */
import type { Primer } from '@scoresheet/rules-presentation';

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
  decisions: {
    main: {
      title: 'Play a card, or pass',
      hint: 'The card does what it says, and your turn is over (R-SMP-05, R-SMP-06).',
      hidden: 'acts',
      unseen: 'passes',
    },
  },
  counters: {
    points: { shown: 'Points {}', told: '{} points', always: true },
    turn: { shown: 'Turn {}', told: 'turn {}' },
    active: { shown: '', told: '' },
  },
  marks: {},
  changes: {},
  durations: {},
  readings: { openingHand: { 4: 'each seat begins with four cards (A-SMP-01)' } },
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
  phrases: [
    { says: 'plays {card}', id: 'play {card}' },
    { says: 'passes', id: 'pass' },
  ],
  /** What a person may want of a card that lies there, for "why not". */
  wishes: [{ when: 'main', zone: 'hand', says: 'play it', id: 'play {card}' }],
  endings: {
    'twelve-points': 'somebody has twelve points',
    'no-cards-left': 'nobody has a card left',
    conceded: 'the other player gave up',
    'draw-by-loop': 'effects set each other off without an end',
  },
};
