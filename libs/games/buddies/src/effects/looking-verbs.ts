/**
 * Looking at cards that lie hidden: only who looks sees them; the others see where, and how many.
 *
 * Decision: A-BUD-62.
 */
import { amountMeant, cardsIn, show, type Verb } from '@scoresheet/rules-engine';
import { deck, hand } from '../field.js';
import { seatsMeant } from './meant.js';

/** Cards on top of the own deck, which stay as they lie. */
const lookAtDeck: Verb = (play, effect, instruction) => {
  const at = deck(effect.controller);
  const count = amountMeant(play, instruction, effect);
  const seen = count === 0 ? [] : cardsIn(play.state, at).slice(-count);
  show(play, effect.controller, at, seen);
};

const lookAtHand: Verb = (play, effect, instruction) => {
  for (const seat of seatsMeant(play, effect, instruction)) {
    show(play, effect.controller, hand(seat), cardsIn(play.state, hand(seat)));
  }
};

export const LOOKING_VERBS: { readonly [verb: string]: Verb } = {
  'look-at-deck': lookAtDeck,
  'look-at-hand': lookAtHand,
};
