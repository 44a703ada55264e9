/**
 * Seats put cards of their own hand under their own pile, in an order of their choice. All see how
 * many, and only who puts them knows which.
 */
import {
  discarding,
  move,
  type CardId,
  type DiscardFrame,
  type Place,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import type { VerbEntry } from '../entries/verb.js';
import { verbsOfSeats, type SeatRules } from './seats.js';

interface PutUnderRules {
  readonly seats: SeatRules;
  /** The zone out of which seats choose. */
  readonly from: string;
  /** The pile under which a card goes that the seat has chosen. */
  to(play: Play, seat: Seat, card: CardId): Place;
  /** What a player calls the pile: "Scroll". */
  readonly pile: string;
  /** Whether the cards of all go together, when the last has chosen. */
  readonly together: boolean;
}

/** The verb `put-under`, and the step `put-under`; it asks `put-under`. */
export function puttingUnder({ seats, from, to, pile, together }: PutUnderRules): {
  readonly putUnder: VerbEntry<'put-under'>;
  readonly putUnderStep: Step<DiscardFrame>;
} {
  const { discard: does, discardStep: putUnderStep } = discarding({
    kind: 'put-under',
    asks: 'put-under',
    from,
    together,
    ordered: true,
    seats: seats.meant,
    discard(play, seat, chosen) {
      for (const id of chosen) move(play, id, to(play, seat, id), { under: true });
    },
  });
  return { putUnder: verbsOfSeats(seats).putsUnder(does, pile), putUnderStep };
}
