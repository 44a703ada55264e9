import { oneOf, tablesOf } from '@scoresheet/rules-testing';
import { languageSuite } from '@scoresheet/rules-testing/suites';
import { faceOf } from '../cards/card.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { friendomancy } from '../game.js';
import { LANGUAGE } from './language.js';

languageSuite({
  name: 'Friendomancy',
  rules: friendomancy,
  language: LANGUAGE,
  faceOf,
  tableOf: tablesOf({
    rules: friendomancy,
    seats: [2, 3],
    decks: [(below) => oneOf(READY_DECKS, below).cards],
  }),
});
