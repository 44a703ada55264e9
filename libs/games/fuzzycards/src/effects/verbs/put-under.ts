/** Putting cards of the hand under one's Scroll. Decisions: A-FUZ-76, A-FUZ-77. */
import { puttingUnder } from '@scoresheet/rules-cards';
import { scroll } from '../../field.js';
import { SEATS } from './meant.js';

export const { putUnder, putUnderStep } = puttingUnder({
  seats: SEATS,
  from: 'hand',
  pile: 'Scroll',
  together: false,
  to: (_, seat) => scroll(seat),
});
