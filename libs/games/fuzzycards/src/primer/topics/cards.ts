import { explained } from '@scoresheet/rules-cards';
import { CARD_TYPES } from '../../cards/types.js';
import { STATS } from '../../effects/values.js';
import type { Topic } from './topic.js';

export const cards: Topic = {
  title: 'The kinds of cards',
  says: [
    explained(CARD_TYPES),
    [
      ['Cost', 'The Energy that playing it takes, 1 to 5 (R-FUZ-12).'],
      ...explained(STATS),
      ['Force', 'Against one other Force it deals 3 more; see [combat] (R-FUZ-19).'],
    ],
  ],
};
