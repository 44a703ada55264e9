/**
 * Setup: all shuffle and draw seven, then seat by seat hands without a Buddy are settled, the dice
 * say who names the first player, and everyone puts a Buddy into play. Where the match has named the
 * first player nobody rolls (R-BUD-38); who sits on the left begins for one that has left by then.
 *
 * Rules: R-BUD-35, R-BUD-38, R-BUD-41; decision A-BUD-58.
 */
import {
  draw,
  push,
  seatsOf,
  setCounter,
  shuffle,
  stock,
  tableCounter,
  type Frame,
  type Play,
  type Seat,
  type Seating,
  type Step,
} from '@scoresheet/rules-engine';
import { deck, hand, isIn, roundFrom } from '../field.js';
import { turnFrame } from '../turn/turn.js';
import { firstPlayerFrame } from './first-player.js';
import { openingHandFrame } from './opening-hand.js';
import { startingBuddiesFrame } from './starting-buddies.js';

const FIRST_HAND = 7; // R-BUD-35

export function setup(play: Play, { decks, first }: Seating): void {
  for (const seat of seatsOf(play.state)) {
    stock(play, deck(seat), seat, decks[seat] ?? []);
    shuffle(play, deck(seat));
    draw(play, deck(seat), hand(seat), FIRST_HAND);
  }
  if (first !== undefined) setCounter(play, 0, 'first', first);
  push(play, openingFrame());
}

/** What comes between the first hands and the first turn, in its order. */
export interface OpeningFrame extends Frame {
  readonly kind: 'opening';
  stage: 'hands' | 'dice' | 'buddies' | 'turns';
  /** Seats whose hands have yet to be looked at; nobody is looked at twice. */
  hands: number;
  first: Seat;
}

export const openingFrame = (): OpeningFrame => ({
  kind: 'opening',
  stage: 'hands',
  hands: 0,
  first: 0,
});

export const opening: Step<OpeningFrame> = {
  open: ['stage', 'hands', 'first'],

  proceed(play, frame) {
    switch (frame.stage) {
      case 'hands':
        frame.hands += 1;
        if (frame.hands > play.state.seats) frame.stage = 'dice';
        else if (isIn(play.state, frame.hands)) push(play, openingHandFrame(frame.hands));
        return 'on';
      case 'dice':
        frame.stage = 'buddies';
        if (tableCounter(play.state, 'first') === 0) push(play, firstPlayerFrame());
        return 'on';
      case 'buddies':
        frame.stage = 'turns';
        frame.first = play.state.table['first'] ?? 1;
        push(play, startingBuddiesFrame(roundFrom(play.state, frame.first)));
        return 'on';
      case 'turns':
        push(play, turnFrame(roundFrom(play.state, frame.first)[0] as Seat));
        return 'done';
    }
  },
};
