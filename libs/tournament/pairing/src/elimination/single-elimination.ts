/**
 * Single elimination, `single-elimination/1` and `/2`: players who lose are out. PINNED: a bracket is
 * made again for ever, and `fixtures/elimination.json` holds it in place; another bracket is another
 * rule.
 */
import type { Bracket, BracketMatch, BracketVersion } from './bracket.js';
import { winnersBracket, type BracketRound } from './winners-bracket.js';

export interface SingleEliminationOptions {
  /** The losers of the semi-finals play for the third place, at the same time as the final. */
  readonly thirdPlace: boolean;
  /** 1 if absent. */
  readonly version?: BracketVersion;
}

/**
 * One match fewer than there are seeds, and one more for the third place, which three seeds have
 * without playing. No seed and one seed make a bracket without matches.
 */
export function singleElimination(
  seeds: number,
  { thirdPlace, version = 1 }: SingleEliminationOptions,
): Bracket {
  const rounds = winnersBracket(seeds, (round) => round);
  const matches = rounds.flatMap((round) => round.matches);
  const third = thirdPlace ? thirdPlaceMatch(rounds) : [];
  return { rule: `single-elimination/${version}`, seeds, matches: [...matches, ...third] };
}

function thirdPlaceMatch(rounds: readonly BracketRound[]): readonly BracketMatch[] {
  const [one = null, other = null] = rounds.at(-2)?.losers ?? [];
  if (one === null || other === null) return [];
  return [{ id: 'third', stage: rounds.length, from: [one, other] }];
}
