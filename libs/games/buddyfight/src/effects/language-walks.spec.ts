import { oneOf, tablesOf, type DeckMaker } from '@scoresheet/rules-testing';
import { languageSuite } from '@scoresheet/rules-testing/suites';
import { CARDS } from '../cards/card-set.js';
import { faceOf } from '../cards/card.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { buddyfight } from '../game.js';
import { LANGUAGE } from './language.js';

const SAVERS = CARDS.filter(({ abilities = [] }) =>
  abilities.some(({ timing }) => timing === 'saves'),
);

/** Behind its Flag and its Buddy a deck has many cards that save others, which seldom comes to pass. */
const savingDeck: DeckMaker = (below) =>
  oneOf(READY_DECKS, below).cards.map((code, index) =>
    index > 1 && below(2) === 0 ? oneOf(SAVERS, below).code : code,
  );

languageSuite({
  name: 'Buddyfight',
  rules: buddyfight,
  language: LANGUAGE,
  faceOf,
  tableOf: tablesOf({ rules: buddyfight, seats: [2], decks: [savingDeck] }),
});
