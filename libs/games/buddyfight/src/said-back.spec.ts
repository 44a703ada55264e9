import { saidBackSuite } from '@scoresheet/rules-testing/suites';
import { scenarioGame } from './scenarios/scenario-game.js';

saidBackSuite('Buddyfight', scenarioGame);
