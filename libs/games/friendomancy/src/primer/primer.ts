/** What a person who never saw Friendomancy is told, page by page, and the words for the table. */
import { decisionsInWords, readingsInWords, type Primer } from '@scoresheet/rules-presentation';
import { DECISIONS } from '../decisions.js';
import { ENDINGS } from '../endings.js';
import { READINGS } from '../readings.js';
import { POSITIONS } from './positions.js';
import {
  ATTRIBUTES,
  CHANGES,
  COUNTERS,
  DURATIONS,
  MARKS,
  MOVES,
  TARGETS,
  STORIES,
} from './table-words.js';
import { cards } from './topics/cards.js';
import { combat } from './topics/combat.js';
import { firstGame } from './topics/first-game.js';
import { rules } from './topics/rules.js';
import { turn } from './topics/turn.js';

export const PRIMER: Primer = {
  topics: { rules, turn, combat, cards, advice: firstGame },
  alsoCalled: { steps: 'turn', foes: 'combat', winning: 'rules' },
  ...decisionsInWords(DECISIONS),
  counters: COUNTERS,
  marks: MARKS,
  changes: CHANGES,
  durations: DURATIONS,
  readings: readingsInWords(READINGS),
  targets: TARGETS,
  attributes: ATTRIBUTES,
  stories: STORIES,
  moves: MOVES,
  positions: POSITIONS,
  endings: ENDINGS,
};
