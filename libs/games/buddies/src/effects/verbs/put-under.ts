/** Putting cards of the hand under one's deck. Decisions: A-BUD-60, A-BUD-62. */
import { puttingUnder } from '@scoresheet/rules-cards';
import { deck } from '../../field.js';
import { SEATS } from './meant.js';

export const { putUnder, putUnderStep } = puttingUnder({
  seats: SEATS,
  from: 'hand',
  pile: 'deck',
  together: true,
  to: (_, seat) => deck(seat),
});
