/** What a person who never saw Friendomancy is told, page by page, and the words for the table. */
import type { Primer } from '@scoresheet/rules-presentation';
import { DECISIONS } from './hints.js';
import { PHRASES } from './phrases.js';
import { POSITIONS } from './positions.js';
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
import { cards } from './topics/cards.js';
import { combat } from './topics/combat.js';
import { firstGame } from './topics/first-game.js';
import { rules } from './topics/rules.js';
import { turn } from './topics/turn.js';

export const PRIMER: Primer = {
  topics: { rules, turn, combat, cards, advice: firstGame },
  alsoCalled: { steps: 'turn', foes: 'combat', winning: 'rules' },
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
  positions: POSITIONS,
  phrases: PHRASES,
  wishes: WISHES,
  endings: ENDINGS,
};
