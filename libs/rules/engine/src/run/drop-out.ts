/** A seat drops out of a game that goes on, in the middle of anything. */
import { invariant } from '../base/invariant.js';
import type { Play } from '../contract/play.js';
import type { Seat } from '../contract/state.js';
import { stepOf } from './steps.js';

/**
 * The game says what becomes of the seat's cards and whether all is over (`Rules.left`); what
 * waits in its name goes (`Step.left`). Every open question closes and is asked anew, since its
 * options may have changed with the seat.
 */
export function dropOut(play: Play, seat: Seat): void {
  const { rules, state } = play;
  invariant(rules.left, `${rules.id} does not say what happens when a seat leaves`);
  play.floor = 0;
  for (const frame of state.stack) {
    delete frame.asks;
    delete frame.again;
  }
  rules.left(play, seat);
  state.pending = state.pending.filter(({ controller }) => controller !== seat);
  state.stack = state.stack.filter(
    (frame) => stepOf(rules, frame).left?.(play, frame, seat) !== 'done',
  );
}
