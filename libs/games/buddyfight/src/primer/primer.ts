/** What a person who never saw Buddyfight is told, page by page, and the words for the table. */
import { primerOf } from '@scoresheet/rules-presentation';
import { COUNTERS } from '../counters.js';
import { DECISIONS } from '../decisions.js';
import { ENDINGS } from '../endings.js';
import { READINGS } from '../readings.js';
import { STORIES } from '../stories.js';
import { POSITIONS } from './positions.js';
import { TABLE_WORDS } from './table-words.js';
import { answers } from './topics/answers.js';
import { cards } from './topics/cards.js';
import { combat } from './topics/combat.js';
import { firstGame } from './topics/first-game.js';
import { rules } from './topics/rules.js';
import { turn } from './topics/turn.js';

export const PRIMER = primerOf({
  topics: { rules, turn, combat, answers, cards, advice: firstGame },
  alsoCalled: {
    phases: 'turn',
    counter: 'answers',
    attacks: 'combat',
    damage: 'combat',
    winning: 'rules',
    keywords: 'cards',
  },
  decisions: DECISIONS,
  readings: READINGS,
  endings: ENDINGS,
  stories: STORIES,
  counters: COUNTERS,
  positions: POSITIONS,
  ...TABLE_WORDS,
});
