/**
 * The order in which decks are drafted and the order of turns: two answers of the JUDGE, each
 * naming every seat once; without a JUDGE two shuffles.
 *
 * Rules: R-FRI-40, R-FRI-46, R-FRI-47; decisions A-FRI-01, A-FRI-47, A-FRI-48.
 */
import {
  JUDGE,
  pickByChance,
  seatsOf,
  setCounter,
  tell,
  type Frame,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { isIn, playerWord, seatMeantBy } from '../field.js';
import { hasJudge } from '../judge.js';

/** The counter of each seat that holds its place in the order. */
type Order = 'draftPlace' | 'turnPlace';

interface OrderFrame extends Frame {
  readonly kind: 'order';
  readonly of: Order;
}

export const orderFrame = (of: Order): OrderFrame => ({ kind: 'order', of });

export const order: Step<OrderFrame> = {
  open: ['of'],
  openChoices: ['draft-order', 'turn-order'],

  proceed(play, { of }) {
    const seats = seatsOf(play.state).filter((seat) => isIn(play.state, seat));
    if (play.state.options[OPTION_OF[of]] === 'asSeated') name(play, of, seats);
    else if (hasJudge(play.state)) return [{ seat: JUDGE, kind: DECISION_OF[of] }];
    else name(play, of, byChance(play, seats));
    return 'done';
  },

  options: ({ state }) => ({
    pick: 'order',
    from: seatsOf(state)
      .filter((seat) => isIn(state, seat))
      .map((seat) => ({ id: playerWord(seat), to: String(seat) })),
  }),

  answered(play, { of }, { chosen }) {
    name(
      play,
      of,
      chosen.map(({ id }) => seatMeantBy(id) as Seat),
    );
    return 'done';
  },
};

const DECISION_OF = { draftPlace: 'draft-order', turnPlace: 'turn-order' } as const;
const OPTION_OF = { draftPlace: 'draftOrder', turnPlace: 'turnOrder' } as const;

function byChance(play: Play, seats: readonly Seat[]): readonly Seat[] {
  const left = [...seats];
  return seats.map(() => {
    const index = left.length > 1 ? pickByChance(play, left.length) : 0;
    return left.splice(index, 1)[0] as Seat;
  });
}

function name(play: Play, of: Order, seats: readonly Seat[]): void {
  seats.forEach((seat, index) => setCounter(play, seat, of, index + 1));
  tell(play, 'order-named', { of: DECISION_OF[of], seats: [...seats] });
}
