/**
 * The entrants of a match by the rules `/1`: seeds, winners and losers of earlier matches, and those
 * who replace the gone.
 */
import type { Bracket, BracketMatch, Source } from './bracket.js';
import { loserIn, winnerIn, type Comer, type MatchState, type Play } from './match-state.js';

/** A bracket as far as it has been gone through, match by match. */
export interface Course {
  readonly bracket: Bracket;
  readonly play: Play;
  readonly states: Map<string, MatchState>;
  /** Who came to each side of a match, in the order of its sources. */
  readonly comers: Map<string, readonly [Comer, Comer]>;
  /** Matches whose loser has gone on in the winner's place. */
  readonly turnedRound: Set<string>;
}

/** Notes who comes to the match as well: the reset of a grand final asks for it. */
export function arrivals(match: BracketMatch, course: Course): readonly [Comer, Comer] {
  const [one, other] = match.from;
  const comers = [arrival(one, match, course), arrival(other, match, course)] as const;
  course.comers.set(match.id, comers);
  return comers;
}

function arrival(source: Source, match: BracketMatch, course: Course): Comer {
  const { play, states, turnedRound } = course;
  if ('seed' in source) return play.seeds[source.seed - 1] ?? null;
  if ('loserOf' in source) {
    return turnedRound.has(source.loserOf) ? null : loserIn(states.get(source.loserOf));
  }
  const winner = winnerIn(states.get(source.winnerOf));
  if (winner == null || !isReplaced(winner, match, course)) return winner;
  const loser = loserIn(states.get(source.winnerOf));
  if (loser == null || !canStepIn(loser, match, play)) return winner;
  turnedRound.add(source.winnerOf);
  return loser;
}

/** Who goes after the match is not replaced in it: what was played stays played. */
function isReplaced(entrant: number, { id }: BracketMatch, { bracket, play }: Course): boolean {
  const isSetting = play.replacedBy === 'loser-of-last-match';
  const isSingle = bracket.rule === 'single-elimination/1';
  return isSetting && isSingle && play.gone.has(entrant) && !hasPlayed(entrant, id, play);
}

/** A semi-finalist who lost is free for the final until the third place has been played for. */
const canStepIn = (entrant: number, { id }: BracketMatch, play: Play): boolean =>
  hasPlayed(entrant, id, play) || !(play.gone.has(entrant) || hasPlayed(entrant, 'third', play));

const hasPlayed = (entrant: number, id: string, { results }: Play): boolean =>
  results.get(id)?.between.includes(entrant) ?? false;

/** Whether a match that is played on a condition will not be: nobody has lost for the first time. */
export function isNotNeeded({ from, isConditional }: BracketMatch, course: Course): boolean {
  if (isConditional !== true || !('winnerOf' in from[0])) return false;
  const before = from[0].winnerOf;
  const state = course.states.get(before);
  const winner = winnerIn(state);
  if (winner === undefined) return false;
  const [, second] = course.comers.get(before) ?? [];
  return state?.kind !== 'done' || winner !== second;
}
