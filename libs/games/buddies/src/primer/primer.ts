/** What a person who never saw Buddies is told, page by page, and the words for the table. */
import type { Primer } from '@scoresheet/rules-presentation';
import { DECISIONS } from './hints.js';
import { PHRASES } from './phrases.js';
import {
  ATTRIBUTES,
  CHANGES,
  COUNTERS,
  DURATIONS,
  ENDINGS,
  MARKS,
  MOVES,
  READINGS,
  TARGETS,
  STORIES,
  WISHES,
} from './table-words.js';
import { answers } from './topics/answers.js';
import { cards } from './topics/cards.js';
import { combat } from './topics/combat.js';
import { firstGame } from './topics/first-game.js';
import { rules } from './topics/rules.js';
import { turn } from './topics/turn.js';

export const PRIMER: Primer = {
  topics: { rules, turn, combat, answers, cards, advice: firstGame },
  alsoCalled: { phases: 'turn', stack: 'answers', damage: 'combat', winning: 'rules' },
  decisions: DECISIONS,
  counters: COUNTERS,
  marks: MARKS,
  changes: CHANGES,
  durations: DURATIONS,
  readings: READINGS,
  targets: TARGETS,
  attributes: ATTRIBUTES,
  stories: STORIES,
  moves: MOVES,
  positions: [],
  phrases: PHRASES,
  wishes: WISHES,
  endings: ENDINGS,
};
