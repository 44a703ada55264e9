import { oneOf, tablesOf, type DeckMaker } from '@scoresheet/rules-testing';
import { presentationSuite, walkSuite } from '@scoresheet/rules-testing/suites';
import { CARDS, ENDINGS, PRESENTATION, READY_DECKS, sampleGame } from './index.js';

const readyDeck: DeckMaker = (below) => oneOf(READY_DECKS, below).cards;

const tableOf = tablesOf({ rules: sampleGame, seats: [2], decks: [readyDeck] });

walkSuite({
  name: 'Sample Game',
  rules: sampleGame,
  tableOf,
  cards: CARDS.map(({ code }) => code),
  endings: ENDINGS,
  usualEndings: ['twelve-points'],
  fromTheSetup: true,
});

presentationSuite({ name: 'Sample Game', rules: sampleGame, tableOf, presentation: PRESENTATION });
