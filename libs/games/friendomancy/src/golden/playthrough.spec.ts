import { playthroughSuite } from '@scoresheet/rules-testing/suites';
import { READY_DECKS } from '../decks/ready-decks.js';
import { friendomancy } from '../game.js';
import kept from './playthrough.choices.json' with { type: 'json' };

const folder = new URL('.', import.meta.url);

playthroughSuite({
  name: 'Friendomancy',
  rules: friendomancy,
  readyDecks: READY_DECKS,
  kept,
  folder,
  hand: 'hand',
});
