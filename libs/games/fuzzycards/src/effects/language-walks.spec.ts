import { oneOf, tablesOf } from '@scoresheet/rules-testing';
import { languageSuite } from '@scoresheet/rules-testing/suites';
import { faceOf } from '../cards/card.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { fuzzycards } from '../game.js';
import { LANGUAGE } from './language.js';

languageSuite({
  name: 'Fuzzycards',
  rules: fuzzycards,
  language: LANGUAGE,
  faceOf,
  tableOf: tablesOf({
    rules: fuzzycards,
    seats: [2],
    decks: [(below) => oneOf(READY_DECKS, below).cards],
  }),
});
