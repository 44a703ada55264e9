import { adviceSuite } from '@scoresheet/rules-testing/suites';
import { READY_DECKS } from '../decks/ready-decks.js';
import { friendomancy } from '../game.js';
import { advise } from './advise.js';

const deck = (seed: number) => READY_DECKS[seed % READY_DECKS.length]?.cards ?? [];

adviceSuite({
  name: 'Friendomancy',
  rules: friendomancy,
  advise,
  tableOf: (seed) => ({
    seats: 2,
    decks: [[], deck(seed), deck(seed + 1)],
    options: { foes: seed % 2 === 0 ? 'oneOfEach' : 'none' },
  }),
  games: 5,
  won: 5,
  kinds: ['discard', 'draft', 'draw-step', 'end-step', 'main', 'target'],
  silent: [],
  says: [
    'Defeats a Foe',
    'discards what costs the least',
    'drafts cards that stay on the Board',
    'draws where it costs the least',
    'ends the step',
    'harms the strongest of others',
    'helps the strongest of the own side',
    'keeps the hand',
    'means whoever has the most',
    'plays the dearest card that has something to work on',
    'takes Money from whoever has the most',
    'wins a fight',
  ],
});
