/** Decks and hands: what comes off a deck, what leaves a hand. Decisions: A-BFT-25, A-BFT-66. */
import {
  amountMeant,
  move,
  moveAll,
  pickCards,
  shuffle,
  tell,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import { deck, drop, hand } from '../field.js';
import { chargeFromDeck, drawCards, millCards } from '../turn/draw.js';
import { discard } from './discard.js';
import { lookAtTop } from './look.js';
import { seatsMeant } from './meant.js';
import { search } from './search.js';

const forSeats =
  (act: (play: Play, seat: Seat, amount: number) => void): Verb =>
  (play, effect, instruction) => {
    const amount = amountMeant(play, instruction, effect);
    for (const seat of seatsMeant(play, effect, instruction)) act(play, seat, amount);
  };

/** Discards by chance, so that nobody chooses and nobody learns what was left. */
const discardAtRandom = (play: Play, seat: Seat, amount: number): void =>
  pickCards(play, hand(seat), amount, (id) => move(play, id, drop(seat)));

const shuffleDrop: Verb = (play, effect, instruction) => {
  for (const seat of seatsMeant(play, effect, instruction)) {
    tell(play, 'drop-shuffled', { seat });
    moveAll(play, drop(seat), deck(seat));
    shuffle(play, deck(seat));
  }
};

export const DECK_VERBS: { readonly [verb: string]: Verb } = {
  draw: forSeats(drawCards),
  charge: forSeats(chargeFromDeck),
  mill: forSeats(millCards),
  discard,
  'discard-at-random': forSeats(discardAtRandom),
  search,
  'look-at-top': lookAtTop,
  'shuffle-drop': shuffleDrop,
};
