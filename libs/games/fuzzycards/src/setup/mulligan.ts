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
  no,
  shuffle,
  tell,
  type Frame,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, oneWord } from '@scoresheet/rules-presentation';
import { hand, scroll } from '../field.js';
import { mulliganKeepsSize } from '../readings.js';

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

export const mulliganDecision = decision('mulligan', {
  title: 'Mulligan: keep this hand?',
  hint: 'Once in the game you may shuffle it all back and draw 5 new cards. Cards of cost 1 and 2 make a good start (R-FUZ-29).',
  hidden: 'answers the mulligan',
  about: 'your opening hand',
  ...oneWord({ keep: 'keeps', redraw: 'redraws' }),
  idle: 'keep',

  answered(play, frame: MulliganFrame, { seat, chosen: [choice] }) {
    if (choice?.id === 'redraw') redraw(play, seat);
    frame.waiting = frame.waiting.slice(1);
  },

  refuse: no('R-FUZ-29', 'Answer "keep" or "redraw".'),
  refuseElsewhere: () =>
    no('R-FUZ-29', 'A hand is redrawn once, before the first turn, when you are asked.'),
});

export const mulligan: Step<MulliganFrame> = {
  open: ['waiting'],

  proceed: (_, { waiting: [seat] }) =>
    seat === undefined ? 'done' : [mulliganDecision.asks(seat)],

  ...answering(mulliganDecision),
};

function redraw(play: Play, seat: Seat): void {
  const size = cardsIn(play.state, hand(seat)).length;
  tell(play, 'hand-redrawn', { seat });
  moveAll(play, hand(seat), scroll(seat));
  shuffle(play, scroll(seat));
  const count = mulliganKeepsSize.of(play.state) ? size : HAND_AFTER_MULLIGAN;
  draw(play, scroll(seat), hand(seat), count);
}
