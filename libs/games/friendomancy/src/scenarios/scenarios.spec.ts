import { scenarioSuite } from '@scoresheet/rules-testing/suites';
import { CARDS } from '../cards/card-set.js';
import { scenarioGame } from './scenario-game.js';

scenarioSuite({
  name: 'Friendomancy',
  game: scenarioGame,
  folder: new URL('.', import.meta.url),
  // A matter of lists, before any table: `decks/deck-check.spec.ts`.
  notAtTheTable: ['format'],
  cards: CARDS.map(({ name }) => name),
});
