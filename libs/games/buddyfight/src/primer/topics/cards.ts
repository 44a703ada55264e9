import { explained } from '@scoresheet/rules-cards';
import { CARD_TYPES } from '../../cards/types.js';
import { KEYWORDS } from '../../effects/values.js';
import type { Topic } from './topic.js';

export const cards: Topic = {
  title: 'The kinds of cards, and their keywords',
  says: [explained(CARD_TYPES), explained(KEYWORDS)],
};
