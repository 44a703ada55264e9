/** Puts seats in places by a number of each, the highest first. */
import type { Outcome, Seat } from '../contract/state.js';

/** Seats with the same number share a place, and stand in it in the order of their numbers. */
export function placesBy(seats: readonly Seat[], worth: (seat: Seat) => number): Outcome['places'] {
  const levels = [...new Set(seats.map(worth))].sort((a, b) => b - a);
  return levels.map((level) => seats.filter((seat) => worth(seat) === level).sort((a, b) => a - b));
}
