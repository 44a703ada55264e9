/** Cards off the top of a deck. One that is missing is not drawn. Rules: B12; decision A-BFT-25. */
import { draw, type Play, type Seat } from '@scoresheet/rules-engine';
import { deck, drop, gauge, hand } from '../field.js';

/** Draws what is there (A-BFT-25). */
export const drawCards = (play: Play, seat: Seat, count: number): number =>
  draw(play, deck(seat), hand(seat), count);

/** Cards off the top of the deck, face down into the gauge. */
export const chargeFromDeck = (play: Play, seat: Seat, count: number): number =>
  draw(play, deck(seat), gauge(seat), count);

/** Cards off the top of the deck into the drop zone. */
export const millCards = (play: Play, seat: Seat, count: number): number =>
  draw(play, deck(seat), drop(seat), count);
