/**
 * The opening: hands are dealt, mulligans taken, then the first turn begins.
 *
 * Rules: R-FUZ-28.
 */
import { draw, push, setCounter, type Frame, type Seat, type Step } from '@scoresheet/rules-engine';
import { hand, opponentOf, scroll } from '../field.js';
import { turnFrame } from '../turn/turn-frame.js';
import { mulliganFrame } from './mulligan.js';

const FIRST_HAND = 5; // R-FUZ-28
const SECOND_HAND = 6; // R-FUZ-28

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
