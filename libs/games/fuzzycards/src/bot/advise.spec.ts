import { adviceSuite } from '@scoresheet/rules-testing/suites';
import { READY_DECKS } from '../decks/ready-decks.js';
import { fuzzycards } from '../game.js';
import { advise } from './advise.js';

const deck = (seed: number) => READY_DECKS[seed % READY_DECKS.length]?.cards ?? [];

adviceSuite({
  name: 'Fuzzycards',
  rules: fuzzycards,
  advise,
  tableOf: (seed) => ({ seats: 2, decks: [[], deck(seed), deck(seed + 1)], options: {} }),
  games: 6,
  won: 6,
  kinds: [
    'activate',
    'bridge',
    'discard',
    'mulligan',
    'settle',
    'target',
    'turn-order',
    'validate',
  ],
  silent: [],
});
