import { explained } from '@scoresheet/rules-cards';
import { CARD_TYPES } from '../../cards/types.js';
import { DECK_MARKS } from '../../effects/values.js';
import type { Topic } from './topic.js';

export const cards: Topic = {
  title: 'The kinds of cards',
  says: [
    explained(CARD_TYPES),
    [['Cost', 'The Energy that playing it takes (R-BUD-10).'], ...explained(DECK_MARKS)],
    'Of any other Buddy only one of its name may be in play, whoever plays it (R-BUD-15).',
  ],
};
