/** The places of those who played, as they stand now. Decision: A-BUD-53. */
import { seatCounter, seatsOf, type Seat, type State } from '@scoresheet/rules-engine';

/** Who is left shares the first place; the others in the reverse order of their going. */
export function placesNow(state: State): readonly (readonly Seat[])[] {
  const moments = [...new Set(seatsOf(state).map((seat) => seatCounter(state, seat, 'out')))];
  const latestFirst = moments.sort((a, b) => rank(b) - rank(a));
  return latestFirst.map((moment) =>
    seatsOf(state).filter((seat) => seatCounter(state, seat, 'out') === moment),
  );
}

const rank = (moment: number): number => (moment === 0 ? Infinity : moment);
