import { scenarioSuite } from '@scoresheet/rules-testing/suites';
import { CARDS } from '../cards/card-set.js';
import { scenarioGame } from './scenario-game.js';

scenarioSuite({
  name: 'Buddyfight',
  game: scenarioGame,
  folder: new URL('.', import.meta.url),
  cards: CARDS.map(({ name }) => name),
});
