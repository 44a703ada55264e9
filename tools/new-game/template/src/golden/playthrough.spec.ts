import { playthroughSuite } from '@scoresheet/rules-testing/suites';
import { READY_DECKS } from '../decks/ready-decks.js';
import { sampleGame } from '../game.js';

/** Chance plays until the rules stand still; then name what is answered (`choices`), for good. */
const kept = { seed: 4, decks: ['Showmanship', 'Sleight of Hand'] };

playthroughSuite({
  name: 'Sample Game',
  rules: sampleGame,
  readyDecks: READY_DECKS,
  kept,
  folder: new URL('.', import.meta.url),
  hand: 'hand',
});
