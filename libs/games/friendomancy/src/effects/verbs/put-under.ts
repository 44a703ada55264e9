/**
 * Putting cards of the hand under a deck. A deck holds what its player took first, so a card of
 * somebody else goes under that one's.
 *
 * Decisions: A-FRI-19, A-FRI-37, A-FRI-63.
 */
import { puttingUnder } from '@scoresheet/rules-cards';
import { cardOf } from '@scoresheet/rules-engine';
import { deck, gone, isIn, ownerOf } from '../../field.js';
import { SEATS } from './meant.js';

export const { putUnder, putUnderStep } = puttingUnder({
  seats: SEATS,
  from: 'hand',
  pile: 'deck',
  together: false,
  to({ state }, _, card) {
    const owner = ownerOf(state, cardOf(state, card));
    return isIn(state, owner) ? deck(owner) : gone(owner);
  },
});
