import { explained } from '@scoresheet/rules-cards';
import { CARD_TYPES } from '../../cards/types.js';
import type { Topic } from './topic.js';

export const cards: Topic = {
  title: 'The five kinds of cards',
  says: [explained(CARD_TYPES)],
};
