/** Looking at the top of one's deck, and taking some of it. Decision: A-BUD-62. */
import { lookingAtTop } from '@scoresheet/rules-cards';

export const { lookAtTop, lookStep } = lookingAtTop({
  from: 'deck',
  to: 'hand',
  pile: 'deck',
  story: 'deck-looked-at',
});
