import { oneOf, tablesOf, type DeckMaker } from '@scoresheet/rules-testing';
import { walkSuite } from '@scoresheet/rules-testing/suites';
import { CARDS, READY_DECKS, sampleGame } from './index.js';

const readyDeck: DeckMaker = (below) => oneOf(READY_DECKS, below).cards;

walkSuite({
  name: 'Sample Game',
  rules: sampleGame,
  tableOf: tablesOf({ rules: sampleGame, seats: [2], decks: [readyDeck] }),
  cards: CARDS.map(({ code }) => code),
  endings: { usual: ['twelve-points'], rare: ['no-cards-left'] },
  fromTheSetup: true,
});
