/**
 * The order in which decks are drafted and the order of turns: two answers of the JUDGE, each
 * naming every seat once; without a JUDGE two shuffles. Where the match has named who begins, only
 * the turns of the others are ordered.
 *
 * Rules: R-FRI-40, R-FRI-46, R-FRI-47; decisions A-FRI-01, A-FRI-47, A-FRI-48.
 */
import {
  JUDGE,
  pickByChance,
  seatsOf,
  setCounter,
  tableCounter,
  tell,
  type Frame,
  type Play,
  type Seat,
  type State,
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
    const { state } = play;
    const [begins, others] = toOrder(state, of);
    if (state.options[OPTION_OF[of]] === 'asSeated') name(play, of, [...begins, ...others]);
    else if (hasJudge(state) && (begins.length === 0 || others.length > 1)) {
      return [{ seat: JUDGE, kind: DECISION_OF[of] }];
    } else name(play, of, [...begins, ...byChance(play, others)]);
    return 'done';
  },

  options: ({ state }, { of }) => ({
    pick: 'order',
    from: toOrder(state, of)[1].map((seat) => ({ id: playerWord(seat), to: String(seat) })),
  }),

  answered(play, { of }, { chosen }) {
    const [begins] = toOrder(play.state, of);
    name(play, of, [...begins, ...chosen.map(({ id }) => seatMeantBy(id) as Seat)]);
    return 'done';
  },
};

/** Who begins where that is settled, and all others as they sit from there to the left. */
function toOrder(
  state: State,
  of: Order,
): readonly [begins: readonly Seat[], others: readonly Seat[]] {
  const first = of === 'turnPlace' ? tableCounter(state, 'first') : 0;
  const there = seatsOf(state).filter((seat) => isIn(state, seat));
  const after = there.filter((seat) => seat > first);
  const before = there.filter((seat) => seat < first);
  return [there.filter((seat) => seat === first), [...after, ...before]];
}

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
