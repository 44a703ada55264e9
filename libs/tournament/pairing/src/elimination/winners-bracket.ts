/**
 * The winners' bracket, which is all of a single elimination but for the third place, and what it
 * shares with the losers' bracket: a round in which some sides stay empty.
 *
 * The full bracket has a power of two of places. Whoever meets an empty place has a bye and goes on
 * without a match, so byes fall to the top seeds and no match of the bracket is one in name only.
 */
import { invariant } from '../invariant.js';
import type { BracketMatch, Source } from './bracket.js';

/** Where somebody comes from; null for a place that stays empty. */
export type Place = Source | null;

export interface BracketRound {
  readonly matches: readonly BracketMatch[];
  /** Who goes on from each pair of places, and who leaves it: as many as there were pairs. */
  readonly winners: readonly Place[];
  readonly losers: readonly Place[];
}

/** Plays pairs of places: a match where both are taken, a bye where one stays empty. */
export function bracketRound(
  name: string,
  stage: number,
  pairs: readonly (readonly [Place, Place])[],
): BracketRound {
  const matches: BracketMatch[] = [];
  const winners: Place[] = [];
  const losers: Place[] = [];
  for (const [one, other] of pairs) {
    const isMatch = one !== null && other !== null;
    const id = `${name}-${matches.length + 1}`;
    if (isMatch) matches.push({ id, stage, from: [one, other] });
    winners.push(isMatch ? { winnerOf: id } : (one ?? other));
    losers.push(isMatch ? { loserOf: id } : null);
  }
  return { matches, winners, losers };
}

/** Neighbours play each other. */
export const inPairs = (places: readonly Place[]): readonly (readonly [Place, Place])[] =>
  Array.from({ length: places.length / 2 }, (_, pair) => [
    places[2 * pair] ?? null,
    places[2 * pair + 1] ?? null,
  ]);

/** The rounds from the first one to the final; none for fewer than two seeds. */
export function winnersBracket(
  seeds: number,
  stageOf: (round: number) => number,
): readonly BracketRound[] {
  invariant(Number.isSafeInteger(seeds) && seeds >= 0, `a bracket of ${seeds} seeds`);
  const rounds: BracketRound[] = [];
  let places = firstPlaces(seeds);
  while (places.length > 1) {
    const number = rounds.length + 1;
    const round = bracketRound(`w${number}`, stageOf(number), inPairs(places));
    rounds.push(round);
    places = round.winners;
  }
  return rounds;
}

/**
 * Seeds by their places from top to bottom, as custom has it: in each round of the full bracket the
 * two seeds of a match add up to the same, so the first meets the last. Eight seeds stand as
 * 1 8 4 5 2 7 3 6.
 */
function firstPlaces(seeds: number): readonly Place[] {
  let order = seeds === 0 ? [] : [1];
  while (order.length < seeds) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order.map((seed) => (seed <= seeds ? { seed } : null));
}
