import { playthroughSuite } from '@scoresheet/rules-testing/suites';
import { READY_DECKS } from '../decks/ready-decks.js';
import { buddyfight } from '../game.js';

const folder = new URL('.', import.meta.url);
const [ours, theirs] = READY_DECKS.map(({ name }) => name);

playthroughSuite({
  name: 'Buddyfight',
  rules: buddyfight,
  readyDecks: READY_DECKS,
  kept: { seed: 4713, decks: [ours ?? '', theirs ?? ''] },
  folder,
  hand: 'hand',
});
