import { nearEndingsSuite } from '@scoresheet/rules-testing/suites';
import { ENDINGS } from '../endings.js';
import { scenarioGame } from './scenario-game.js';

nearEndingsSuite({
  name: 'Buddies',
  game: scenarioGame,
  folder: new URL('.', import.meta.url),
  endings: ENDINGS,
});
