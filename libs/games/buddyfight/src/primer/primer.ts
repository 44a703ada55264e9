/** What a person who never saw Buddyfight is told, page by page, and the words for the table. */
import { decisionsInWords, readingsInWords, type Primer } from '@scoresheet/rules-presentation';
import { DECISIONS } from '../decisions.js';
import { ENDINGS } from '../endings.js';
import { READINGS } from '../readings.js';
import { POSITIONS } from './positions.js';
import { MOVES, STORIES } from './story-words.js';
import { ATTRIBUTES, CHANGES, COUNTERS, DURATIONS, MARKS, TARGETS } from './table-words.js';
import { answers } from './topics/answers.js';
import { cards } from './topics/cards.js';
import { combat } from './topics/combat.js';
import { firstGame } from './topics/first-game.js';
import { rules } from './topics/rules.js';
import { turn } from './topics/turn.js';

export const PRIMER: Primer = {
  topics: { rules, turn, combat, answers, cards, advice: firstGame },
  alsoCalled: {
    ...{ phases: 'turn', counter: 'answers', attacks: 'combat', damage: 'combat' },
    ...{ winning: 'rules', keywords: 'cards' },
  },
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
