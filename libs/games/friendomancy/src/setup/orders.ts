/**
 * The order in which decks are drafted and the order of turns: two answers of the JUDGE, each
 * naming every seat once; without a JUDGE two shuffles. Where the match has named who begins, only
 * the turns of the others are ordered.
 *
 * Rules: R-FRI-40, R-FRI-46, R-FRI-47; decisions A-FRI-01, A-FRI-47, A-FRI-48.
 */
import {
  JUDGE,
  no,
  pickByChance,
  seatsOf,
  setCounter,
  tableCounter,
  tell,
  type Answer,
  type Frame,
  type Options,
  type Play,
  type Reading,
  type Seat,
  type State,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, type Phrase } from '@scoresheet/rules-presentation';
import { isIn, playerWord, seatMeantBy } from '../field.js';
import { hasJudge } from '../judge.js';
import { draftOrder, turnOrder } from '../readings.js';
import { refuseOtherDraftOrder, refuseOtherTurnOrder } from './refuse-setup.js';

/** The counter of each seat that holds its place in the order. */
type Order = 'draftPlace' | 'turnPlace';

interface OrderFrame extends Frame {
  readonly kind: 'order';
  readonly of: Order;
}

export const orderFrame = (of: Order): OrderFrame => ({ kind: 'order', of });

/** What the two orders share, of drafts and of turns. */
const NAMING = {
  phrases: [
    { says: 'names {seats...}', id: 'player-{seats}', when: ['draft-order', 'turn-order'] },
  ] satisfies readonly Phrase[],
  idle: null,
  isOpen: true,

  options: ({ state }: Reading, { of }: OrderFrame): Options => ({
    pick: 'order',
    from: toOrder(state, of)[1].map((seat) => ({ id: playerWord(seat), to: String(seat) })),
  }),

  answered(play: Play, { of }: OrderFrame, { chosen }: Answer): 'done' {
    const [begins] = toOrder(play.state, of);
    name(play, of, [...begins, ...chosen.map(({ id }) => seatMeantBy(id) as Seat)]);
    return 'done';
  },
};

export const draftOrderDecision = decision('draft-order', {
  title: 'Who drafts first?',
  hint: 'The JUDGE names all players in the order in which they draft (R-FRI-40).',
  hidden: 'names the order of drafts',
  ...NAMING,
  refuse: no('A-FRI-47', 'Name every player once, in the order in which they draft.'),
  refuseElsewhere: refuseOtherDraftOrder,
});

export const turnOrderDecision = decision('turn-order', {
  title: 'Who begins?',
  hint: 'The JUDGE orders the turns of all whose turn is not settled (R-FRI-47).',
  hidden: 'names the order of turns',
  ...NAMING,
  refuse: no('A-FRI-47', 'Name every player that is offered once, in the order of turns.'),
  refuseElsewhere: refuseOtherTurnOrder,
});

const DECISION_OF = { draftPlace: draftOrderDecision, turnPlace: turnOrderDecision } as const;
const READING_OF = { draftPlace: draftOrder, turnPlace: turnOrder } as const;

export const order: Step<OrderFrame> = {
  open: ['of'],

  proceed(play, { of }) {
    const { state } = play;
    const [begins, others] = toOrder(state, of);
    if (READING_OF[of].of(state) === 'asSeated') name(play, of, [...begins, ...others]);
    else if (hasJudge(state) && (begins.length === 0 || others.length > 1)) {
      return [DECISION_OF[of].asks(JUDGE)];
    } else name(play, of, [...begins, ...byChance(play, others)]);
    return 'done';
  },

  ...answering(draftOrderDecision, turnOrderDecision),
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

function byChance(play: Play, seats: readonly Seat[]): readonly Seat[] {
  const left = [...seats];
  return seats.map(() => {
    const index = left.length > 1 ? pickByChance(play, left.length) : 0;
    return left.splice(index, 1)[0] as Seat;
  });
}

function name(play: Play, of: Order, seats: readonly Seat[]): void {
  seats.forEach((seat, index) => setCounter(play, seat, of, index + 1));
  tell(play, 'order-named', { of: DECISION_OF[of].kind, seats: [...seats] });
}
