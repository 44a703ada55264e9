import { adviceSuite } from '@scoresheet/rules-testing/suites';
import { READY_DECKS } from '../decks/ready-decks.js';
import { buddyfight } from '../game.js';
import { advise } from './advise.js';

const deck = (seed: number) => READY_DECKS[seed % READY_DECKS.length]?.cards ?? [];

adviceSuite({
  name: 'Buddyfight',
  rules: buddyfight,
  advise,
  tableOf: (seed) => ({ seats: 2, decks: [[], deck(seed), deck(seed + 1)], options: {} }),
  games: 24,
  won: 20,
  kinds: ['act', 'answer', 'attack', 'charge', 'may-replace'],
  silent: ['choose-auto', 'look', 'move', 'pay-gauge', 'search'],
  says: [
    'attacks what can be hit',
    'charges, for there is another card for it',
    'keeps the card on the field',
    'stops what the other does',
    'uses what helps now',
    'waits',
  ],
});
