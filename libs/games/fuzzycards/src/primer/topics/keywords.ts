import { explained, meaningsOf } from '@scoresheet/rules-cards';
import { TIMINGS } from '../../effects/timings.js';
import { KEYWORDS } from '../../effects/values.js';
import { CHANGES } from '../../effects/verbs/changes.js';
import type { Topic } from './topic.js';

export const keywords: Topic = {
  title: 'Keywords, and when abilities happen',
  says: [
    [...explained(KEYWORDS), ['Silence', meaningsOf(CHANGES).silence]],
    'A card says when each of its abilities happens:',
    explained(TIMINGS),
  ],
};
