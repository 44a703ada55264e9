/**
 * Setup: decks, the Genesis Flip, hands, mulligans, then the first turn.
 *
 * Rules: R-FUZ-21 to 25, R-FUZ-28; decision A-FUZ-76 (who knows what).
 */
import {
  draw,
  push,
  seatsOf,
  setCounter,
  shuffle,
  stock,
  type Frame,
  type Play,
  type Seat,
  type Seating,
  type Step,
} from '@scoresheet/rules-engine';
import { hand, opponentOf, scroll } from '../field.js';
import { turnFrame } from '../turn/turn.js';
import { genesisFlipFrame } from './genesis-flip.js';
import { mulliganFrame } from './mulligan.js';

export const LIFE = 33; // R-FUZ-22
const FIRST_HAND = 5; // R-FUZ-28
const SECOND_HAND = 6; // R-FUZ-28

export function setup(play: Play, { decks }: Seating): void {
  for (const seat of seatsOf(play.state)) {
    stock(play, scroll(seat), seat, decks[seat] ?? []);
    shuffle(play, scroll(seat));
    setCounter(play, seat, 'life', LIFE);
  }
  push(play, genesisFlipFrame());
}

/** Everything after the winner of the flip has said who goes first. */
export interface OpeningFrame extends Frame {
  readonly kind: 'opening';
  readonly first: Seat;
  stage: 'deal' | 'play';
}

export const openingFrame = (first: Seat): OpeningFrame => ({
  kind: 'opening',
  first,
  stage: 'deal',
});

export const opening: Step<OpeningFrame> = {
  open: ['first', 'stage'],

  proceed(play, frame) {
    const { first } = frame;
    if (frame.stage === 'play') {
      push(play, turnFrame(first));
      return 'done';
    }
    setCounter(play, 0, 'first', first);
    draw(play, scroll(first), hand(first), FIRST_HAND);
    draw(play, scroll(opponentOf(first)), hand(opponentOf(first)), SECOND_HAND);
    frame.stage = 'play';
    push(play, mulliganFrame([first, opponentOf(first)]));
    return 'on';
  },
};
