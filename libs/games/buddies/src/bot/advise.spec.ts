import { adviceSuite } from '@scoresheet/rules-testing/suites';
import { READY_DECKS } from '../decks/ready-decks.js';
import { buddies } from '../game.js';
import { advise } from './advise.js';

const deck = (seed: number) => READY_DECKS[seed % READY_DECKS.length]?.cards ?? [];

adviceSuite({
  name: 'Buddies',
  rules: buddies,
  advise,
  tableOf: (seed) => ({ seats: 2, decks: [[], deck(seed), deck(seed + 1)], options: {} }),
  games: 24,
  won: 20,
  kinds: ['respond'],
  silent: ['discard', 'first-player', 'may', 'starting-buddy', 'target'],
  says: [
    'Defends the deck with a Buddy that has nothing better to do',
    'acts against somebody else',
    'answers what somebody else has on the stack',
    'passes',
    'plays what stays in play',
  ],
});
