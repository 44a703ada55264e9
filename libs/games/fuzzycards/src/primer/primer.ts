/** What a person who never saw Fuzzycards is told, page by page, and the words for the table. */
import { decisionsInWords, readingsInWords, type Primer } from '@scoresheet/rules-presentation';
import { DECISIONS } from '../decisions.js';
import { ENDINGS } from '../endings.js';
import { READINGS } from '../readings.js';
import { POSITIONS } from './positions.js';
import { ATTRIBUTES, CHANGES, COUNTERS, DURATIONS, MARKS, MOVES, STORIES } from './table-words.js';
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
  ...decisionsInWords(DECISIONS),
  counters: COUNTERS,
  marks: MARKS,
  changes: CHANGES,
  durations: DURATIONS,
  readings: readingsInWords(READINGS),
  attributes: ATTRIBUTES,
  stories: STORIES,
  moves: MOVES,
  positions: POSITIONS,
  endings: ENDINGS,
};
