import { scenarioSuite } from '@scoresheet/rules-testing/suites';
import { scenarioGame } from './scenario-game.js';

scenarioSuite({
  name: 'Fuzzycards',
  game: scenarioGame,
  folder: new URL('.', import.meta.url),
  // A matter of decks, before any table: `decks/deck-check.spec.ts`.
  notAtTheTable: ['legendaryTotal'],
});
