import { oneOf, tablesOf } from '@scoresheet/rules-testing';
import { languageSuite } from '@scoresheet/rules-testing/suites';
import { faceOf } from '../cards/card.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { sampleGame } from '../game.js';
import { LANGUAGE } from './language.js';

languageSuite({
  name: 'Sample Game',
  rules: sampleGame,
  language: LANGUAGE,
  faceOf,
  tableOf: tablesOf({
    rules: sampleGame,
    seats: [2],
    decks: [(below) => oneOf(READY_DECKS, below).cards],
  }),
});
