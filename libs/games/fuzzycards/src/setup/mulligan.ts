/**
 * Mulligan (setup, step 4). In turn order each seat answers once: keep the opening hand, or
 * shuffle all of it back and draw five.
 *
 * Rules: R-FUZ-29; decisions A-FUZ-32, A-FUZ-33.
 * Who sees what: the owner the new hand, nobody the order of the Scroll.
 */
import {
  cardsIn,
  draw,
  moveAll,
  oneOf,
  shuffle,
  tell,
  type Frame,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { hand, scroll } from '../field.js';

const HAND_AFTER_MULLIGAN = 5; // R-FUZ-29; for the second seat's six as well: A-FUZ-32

interface MulliganFrame extends Frame {
  readonly kind: 'mulligan';
  /** Seats that have yet to answer, in turn order (A-FUZ-33). */
  waiting: readonly Seat[];
}

export const mulliganFrame = (waiting: readonly Seat[]): MulliganFrame => ({
  kind: 'mulligan',
  waiting,
});

export const mulligan: Step<MulliganFrame> = {
  open: ['waiting'],
  openChoices: ['mulligan'],

  proceed: (_, { waiting: [seat] }) => (seat === undefined ? 'done' : [{ seat, kind: 'mulligan' }]),

  options: () => oneOf('keep', 'redraw'),

  answered(play, frame, { seat, chosen: [choice] }) {
    if (choice?.id === 'redraw') redraw(play, seat);
    frame.waiting = frame.waiting.slice(1);
  },
};

function redraw(play: Play, seat: Seat): void {
  const size = cardsIn(play.state, hand(seat)).length;
  tell(play, 'hand-redrawn', { seat });
  moveAll(play, hand(seat), scroll(seat));
  shuffle(play, scroll(seat));
  const keepsSize = play.state.options['mulliganKeepsSize'] === true;
  draw(play, scroll(seat), hand(seat), keepsSize ? size : HAND_AFTER_MULLIGAN);
}
