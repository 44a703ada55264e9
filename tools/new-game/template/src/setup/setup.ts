/**
 * Setup: each deck is shuffled, each seat draws its opening hand, seat 1 begins unless the match has
 * named another.
 *
 * Rules: R-SMP-03, R-SMP-04; decision A-SMP-01.
 */
import {
  draw,
  push,
  seatsOf,
  shuffle,
  stock,
  type Play,
  type Seating,
} from '@scoresheet/rules-engine';
import { deck, hand } from '../field.js';
import { openingHand } from '../readings.js';
import { turnFrame } from '../turn/turn.js';

export function setup(play: Play, { decks, first = 1 }: Seating): void {
  for (const seat of seatsOf(play.state)) {
    stock(play, deck(seat), seat, decks[seat] ?? []);
    shuffle(play, deck(seat)); // the order stands in the fact: a replay never shuffles
    draw(play, deck(seat), hand(seat), openingHand.of(play.state)); // A-SMP-01
  }
  push(play, turnFrame(first));
}
