/** Whom and what an instruction means, in the words that most games have for it. */
import {
  cardOf,
  cardsMeant,
  type Card,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import type { SeatRules } from './seats.js';

interface Seats {
  /** What a seat is called: "player". */
  readonly noun: string;
  /** Seats that are still in the game, in the order in which things happen to them. */
  inOrder(state: State): readonly Seat[];
  /** The seat that a chosen word means, where seats are chosen. */
  named?(word: string): Seat | undefined;
}

/**
 * Seats by `who`: `each`, the `others` or the one `opponent`, those that a choice has named, and the
 * controller where it says nothing.
 */
export const seatsBy = ({ noun, inOrder, named }: Seats): SeatRules => ({
  meant({ state }, { controller, chosen }, { who = 'you' }) {
    const all = inOrder(state);
    if (who === 'each') return all;
    if (who === 'you') return all.filter((seat) => seat === controller);
    if (who === 'others' || who === 'opponent') return all.filter((seat) => seat !== controller);
    const seats = (chosen[String(who)] ?? []).flatMap((word) => named?.(word) ?? []);
    return seats.filter((seat) => all.includes(seat));
  },

  called(who) {
    if (who === 'opponent') return 'your opponent';
    if (who === 'each' || who === 'others') return `each ${who === 'each' ? '' : 'other '}${noun}`;
    return `that ${noun}`;
  },
});

export type CardsMeant = (
  play: Play,
  effect: Effect,
  instruction: Instruction,
) => readonly CardId[];

/** Cards that lie where an instruction can reach them, among those that are meant. */
export const cardsMeantWhere =
  (isThere: (card: Card) => boolean): CardsMeant =>
  (play, effect, instruction) =>
    cardsMeant(play, instruction, effect).filter((id) => isThere(cardOf(play.state, id)));
