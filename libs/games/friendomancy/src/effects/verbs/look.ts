/** Looking at the top of one's own deck; a Foe that is taken waits aside. Decision: A-FRI-54. */
import { lookingAtTop } from '@scoresheet/rules-cards';
import { takeOff } from '../../piles.js';

export const { lookAtTop, lookStep } = lookingAtTop({
  from: 'deck',
  to: 'hand',
  pile: 'deck',
  story: 'deck-looked-at',
  take: takeOff,
});
