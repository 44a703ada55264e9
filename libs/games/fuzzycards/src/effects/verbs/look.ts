/** Looking at the top of one's Scroll. Decisions: A-FUZ-76, A-FUZ-77. */
import { lookingAtTop } from '@scoresheet/rules-cards';
import { check } from '../../endings.js';

export const { lookAtTop, lookStep } = lookingAtTop({
  from: 'scroll',
  to: 'hand',
  pile: 'Scroll',
  story: 'scroll-looked-at',
  after: check,
});
