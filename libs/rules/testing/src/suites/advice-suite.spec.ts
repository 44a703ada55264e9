import { SEATING } from '../walk/planted.spec-kit.js';
import { adviceSuite } from './advice-suite.js';
import { SHOWING } from './advised.spec-kit.js';

/** The suite passes good advice; what is noticed of other advice stands in `advised-game.spec.ts`. */
adviceSuite({
  ...SHOWING,
  tableOf: () => SEATING,
  games: 4,
  won: 4,
  kinds: ['turn'],
  silent: [],
  says: ['draws', 'shows a card'],
});
