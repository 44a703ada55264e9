/**
 * Double elimination, `double-elimination/1` and `/2`: players who lose in the winners' bracket drop
 * to the losers' bracket, and are out with the second loss. PINNED: a bracket is made again for ever,
 * and `fixtures/elimination.json` holds it in place; another bracket is another rule.
 */
import type { Bracket, BracketMatch, BracketVersion } from './bracket.js';
import {
  bracketRound,
  inPairs,
  winnersBracket,
  type BracketRound,
  type Place,
} from './winners-bracket.js';

export interface DoubleEliminationOptions {
  /** A second grand final when the first was won by the one who had lost before. */
  readonly grandFinalReset: boolean;
  /** 1 if absent. */
  readonly version?: BracketVersion;
}

/**
 * Two matches fewer than twice as many as there are seeds, and the reset. Rounds of the losers'
 * bracket lie between those of the winners' bracket, so that nobody waits for the other half for
 * long. No seed and one seed make a bracket without matches.
 */
export function doubleElimination(
  seeds: number,
  { grandFinalReset, version = 1 }: DoubleEliminationOptions,
): Bracket {
  const winners = winnersBracket(seeds, (round) => (round === 1 ? 1 : 2 * round - 2));
  const losers = losersBracket(winners);
  const [first = null] = winners.at(-1)?.winners ?? [];
  const finals = grandFinals([first, losers.last], 2 * winners.length, grandFinalReset);
  const matches = [...winners.flatMap((round) => round.matches), ...losers.matches, ...finals];
  return {
    rule: `double-elimination/${version}`,
    seeds,
    matches: matches.sort((one, other) => one.stage - other.stage),
  };
}

interface LosersBracket {
  readonly matches: readonly BracketMatch[];
  /** Who comes out of it. */
  readonly last: Place;
}

/**
 * Two rounds for each later round of the winners' bracket: first the losers so far among
 * themselves, then against those who have just lost. A round of byes alone has no number.
 */
function losersBracket(winners: readonly BracketRound[]): LosersBracket {
  const rounds: BracketRound[] = [];
  const play = (stage: number, pairs: readonly (readonly [Place, Place])[]): readonly Place[] => {
    const round = bracketRound(`l${rounds.length + 1}`, stage, pairs);
    if (round.matches.length > 0) rounds.push(round);
    return round.winners;
  };
  let places = winners[0]?.losers ?? [];
  for (const [index, { losers }] of winners.entries()) {
    if (index === 0) continue;
    const among = play(2 * index, inPairs(places));
    const comers = crossed(losers, index);
    places = play(
      2 * index + 1,
      comers.map((comer, at) => [comer, among[at] ?? null]),
    );
  }
  return { matches: rounds.flatMap((round) => round.matches), last: places[0] ?? null };
}

/**
 * Losers come down crossed, so that nobody soon meets again whom the winners' bracket has shown
 * them. Those of the second round change halves, of the third round quarters, of the fourth round
 * both: as a counter goes, its lowest bit for the halves. Two who met in round r, of whom the winner
 * fell in round s, meet again only in a round of the losers' bracket with no more matches than the
 * highest power of two that divides s - r.
 */
function crossed(losers: readonly Place[], counter: number): readonly Place[] {
  let mask = 0;
  for (let bit = losers.length / 2, rest = counter; bit >= 1; bit /= 2, rest >>= 1) {
    if (rest % 2 === 1) mask += bit;
  }
  return losers.map((_, at) => losers[at ^ mask] ?? null);
}

function grandFinals(
  [one, other]: readonly [Place, Place],
  stage: number,
  hasReset: boolean,
): readonly BracketMatch[] {
  if (one === null || other === null) return [];
  const final: BracketMatch = { id: 'gf1', stage, from: [one, other] };
  if (!hasReset) return [final];
  const from = [{ winnerOf: 'gf1' }, { loserOf: 'gf1' }] as const;
  return [final, { id: 'gf2', stage: stage + 1, from, isConditional: true }];
}
