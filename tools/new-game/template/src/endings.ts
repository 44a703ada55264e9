/**
 * What follows from the state alone: who has won, and who leads before.
 *
 * Rules: R-SMP-07, R-SMP-08; decision A-SMP-02.
 */
import {
  cardsIn,
  end,
  placesBy,
  seatCounter,
  seatsOf,
  type Outcome,
  type Play,
  type Rules,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import type { Endings } from '@scoresheet/rules-presentation';
import { deck, hand } from './field.js';

export const POINTS_TO_WIN = 12; // R-SMP-07

/** The ways to end, and what each means. */
export const ENDINGS = {
  'twelve-points': 'somebody has twelve points',
  'no-cards-left': 'nobody has a card left',
  conceded: 'the other player gave up',
} satisfies Endings;
type Ending = keyof typeof ENDINGS;

export const pointsOf = (state: State, seat: Seat): number => seatCounter(state, seat, 'points');

/** Is asked after every effect and at the end of every turn. */
export function check(play: Play): void {
  const { state } = play;
  if (state.outcome) return;
  if (seatsOf(state).some((seat) => pointsOf(state, seat) >= POINTS_TO_WIN)) {
    finish(play, 'twelve-points');
  }
}

/** Where nobody has a card left, the points decide; equal points are a draw (A-SMP-02). */
export function endWithoutCards(play: Play): boolean {
  const { state } = play;
  const hasCards = (seat: Seat): boolean =>
    cardsIn(state, deck(seat)).length + cardsIn(state, hand(seat)).length > 0;
  if (seatsOf(state).some(hasCards)) return false;
  finish(play, 'no-cards-left');
  return true;
}

const finish = (play: Play, reason: Ending): void =>
  end(play, { places: byPoints(play.state), reason });

/** More points lead, at the end and when time is called; seats with equal points share a place. */
const byPoints = (state: State): Outcome['places'] =>
  placesBy(seatsOf(state), (seat) => pointsOf(state, seat));

export const leads: NonNullable<Rules['leads']> = ({ state }) => byPoints(state);
