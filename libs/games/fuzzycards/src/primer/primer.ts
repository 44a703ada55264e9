/** What a person who never saw Fuzzycards is told, page by page, and the words for the table. */
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
  STORIES,
  WISHES,
} from './table-words.js';
import { cards } from './topics/cards.js';
import { combat } from './topics/combat.js';
import { firstGame } from './topics/first-game.js';
import { keywords } from './topics/keywords.js';
import { rules } from './topics/rules.js';
import { turn } from './topics/turn.js';
import { winning } from './topics/winning.js';

export const PRIMER: Primer = {
  topics: {
    rules,
    turn,
    combat,
    cards,
    keywords,
    winning,
    advice: firstGame,
  },
  alsoCalled: { phases: 'turn', forces: 'combat', damage: 'combat', abilities: 'keywords' },
  decisions: DECISIONS,
  counters: COUNTERS,
  marks: MARKS,
  changes: CHANGES,
  durations: DURATIONS,
  readings: READINGS,
  attributes: ATTRIBUTES,
  stories: STORIES,
  moves: MOVES,
  positions: POSITIONS,
  phrases: PHRASES,
  wishes: WISHES,
  endings: ENDINGS,
};
