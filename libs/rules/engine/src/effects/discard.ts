/**
 * Seats give up cards of their own choice, asked in their order. Either nothing is shown before
 * the last has chosen, and then all go together; or each sees what went before.
 */
import { withoutUndefined } from '../base/without-undefined.js';
import { push } from '../acts/play.js';
import type { Play } from '../contract/play.js';
import type { CardId, Frame, Seat } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import type { Effect, Instruction, Verb } from '../contract/vocabulary.js';
import { exactly, inOrder, justSo } from '../decisions/decision.js';
import { cardsIn, place } from '../state/state.js';
import { amountMeant } from './select.js';

/** How a game lets seats choose what they give up. */
interface DiscardRules {
  /** The kind of its frames, by which its step stands in the game's table. */
  readonly kind: string;
  /** What a seat is asked; `discard` where it is silent. */
  readonly asks?: string;
  /** The zone out of which they choose. */
  readonly from: string;
  /** Whether the cards of all go together. Else who holds nothing is not asked, as everybody sees. */
  readonly together: boolean;
  /** Whether the seat says in which order its cards go; in most games they are a set. */
  readonly ordered?: true;
  /** Seats that an instruction means, in the order in which they choose. */
  seats(play: Play, effect: Effect, instruction: Instruction): readonly Seat[];
  /** What becomes of the cards that a seat has chosen, and what is told of it. */
  discard(play: Play, seat: Seat, cards: readonly CardId[]): void;
}

export interface DiscardFrame extends Frame {
  readonly count: number;
  waiting: readonly Seat[];
  /** The cards chosen so far, known to nobody before all have chosen, where they go together. */
  chosen?: readonly { readonly seat: Seat; readonly cards: readonly CardId[] }[];
}

/** The verb by which a card says it, and the step of its frames. */
export function discarding(rules: DiscardRules): {
  readonly discard: Verb;
  readonly discardStep: Step<DiscardFrame>;
} {
  return { discard: verbFor(rules), discardStep: stepFor(rules) };
}

const verbFor =
  ({ kind, together, seats }: DiscardRules): Verb =>
  (play, effect, instruction) => {
    const count = amountMeant(play, instruction, effect);
    const waiting = seats(play, effect, instruction);
    const frame: DiscardFrame = withoutUndefined({
      kind,
      count,
      waiting,
      chosen: together ? [] : undefined,
    });
    if (count > 0) push(play, frame);
  };

const stepFor = ({
  asks = 'discard',
  from,
  together,
  ordered,
  discard,
}: DiscardRules): Step<DiscardFrame> => ({
  open: ['count', 'waiting'],

  proceed(play, frame) {
    const holds = (seat: Seat): boolean => cardsIn(play.state, place(from, seat)).length > 0;
    if (!together) frame.waiting = frame.waiting.filter(holds);
    const [seat] = frame.waiting;
    if (seat !== undefined) {
      const held = cardsIn(play.state, place(from, seat)).length;
      return [{ seat, kind: asks, howMany: justSo(Math.min(frame.count, held)) }];
    }
    for (const each of frame.chosen ?? []) discard(play, each.seat, each.cards);
    return 'done';
  },

  options({ state }, { count }, { seat }) {
    const cards = cardsIn(state, place(from, seat));
    const options = exactly(Math.min(count, cards.length), cards);
    return ordered ? inOrder(options) : options;
  },

  answered(play, frame, { seat, chosen }) {
    const cards = chosen.map(({ id }) => id);
    frame.waiting = frame.waiting.slice(1);
    if (frame.chosen) frame.chosen = [...frame.chosen, { seat, cards }];
    else discard(play, seat, cards);
  },

  left(_, frame, seat) {
    frame.waiting = frame.waiting.filter((each) => each !== seat);
    if (frame.chosen) frame.chosen = frame.chosen.filter((each) => each.seat !== seat);
  },
});
