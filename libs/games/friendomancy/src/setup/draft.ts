/**
 * The draft: one player after another takes four times six cards from the Pools, looks at the 24
 * and shuffles them into a deck.
 *
 * Rules: R-FRI-32, R-FRI-41 to 46, R-FRI-48; decisions A-FRI-05, A-FRI-06, A-FRI-46.
 */
import {
  cardsIn,
  draw,
  moveAll,
  seatCounter,
  show,
  shuffle,
  tell,
  type Frame,
  type Play,
  type Seat,
  type State,
  type Step,
} from '@scoresheet/rules-engine';
import { deck, drafted, pool, seatsIn } from '../field.js';
import { DRAFT_STEPS, splitId, splitOf, splitsFor } from './splits.js';

export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  /** Seats that have yet to draft, the first of them at it. */
  waiting: readonly Seat[];
  /** Index of the step that is asked for next. */
  step: number;
}

export function draftFrame(state: State): DraftFrame {
  const place = (seat: Seat): number => seatCounter(state, seat, 'draftPlace');
  const waiting = [...seatsIn(state)].sort((a, b) => place(a) - place(b));
  return { kind: 'draft', waiting, step: 0 };
}

export const draft: Step<DraftFrame> = {
  open: ['waiting', 'step'],
  openChoices: ['draft'],

  proceed(play, frame) {
    const [seat] = frame.waiting;
    if (seat === undefined) return 'done';
    if (DRAFT_STEPS[frame.step]) return [{ seat, kind: 'draft' }];
    makeDeck(play, seat);
    next(frame);
    return 'on';
  },

  options: ({ state }, frame) => ({
    pick: 'one',
    from: splitsFor(state, DRAFT_STEPS[frame.step] ?? 'any-mix').map((split) => ({
      id: splitId(split),
    })),
    anyOrder: { take: 2 }, // a number and its Pool
  }),

  answered(play, frame, { seat, chosen: [choice] }) {
    for (const [name, count] of splitOf(choice?.id ?? '')) {
      draw(play, pool(name), drafted(seat), count);
    }
    tell(play, 'cards-drafted', { seat, split: choice?.id ?? '' });
    frame.step += 1;
    if (play.state.options['draftLook'] === 'asDrawn') look(play, seat);
  },

  left(_, frame, seat) {
    if (frame.waiting[0] === seat) next(frame);
    else frame.waiting = frame.waiting.filter((other) => other !== seat);
  },
};

function next(frame: DraftFrame): void {
  frame.waiting = frame.waiting.slice(1);
  frame.step = 0;
}

const look = (play: Play, seat: Seat): void =>
  show(play, seat, drafted(seat), cardsIn(play.state, drafted(seat)));

function makeDeck(play: Play, seat: Seat): void {
  if (play.state.options['draftLook'] === 'atEnd') look(play, seat);
  moveAll(play, drafted(seat), deck(seat));
  shuffle(play, deck(seat));
  tell(play, 'deck-made', { seat });
}
