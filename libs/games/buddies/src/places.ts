/** The places of those who played, as they stand now. Rule: R-BUD-13; decision: A-BUD-53. */
import {
  placesBy,
  seatCounter,
  seatsOf,
  type Rules,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { deckSize, seatsIn } from './field.js';

/** Who is left shares the first place; the others in the reverse order of their going. */
export const placesNow = (state: State): readonly (readonly Seat[])[] =>
  placesBy(seatsOf(state), (seat) => seatCounter(state, seat, 'out') || Infinity);

/**
 * More cards in the deck, which is the life, lead when time is called: ../README.md, "When time is
 * called". Who is out leads nobody.
 */
export const leads: NonNullable<Rules['leads']> = ({ state }) =>
  placesBy(seatsIn(state), (seat) => deckSize(state, seat));
