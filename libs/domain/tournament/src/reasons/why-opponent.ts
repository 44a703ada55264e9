/**
 * "Why this opponent?": what would have come of each other one. Asked of the state in which the round
 * was drawn, so that later corrections never put another reason into it.
 */
import { whyOpponent as why, type OpponentReasons } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import { currentPhase, type RoundState, type TournamentState } from '../fold/tournament-state.js';
import { swissProblem } from '../rounds/draw-swiss.js';

/** `before` is the tournament as it stood when the round was drawn; `round` is the published one. */
export function whyOpponent(
  before: TournamentState,
  round: RoundState,
  entrant: Entrant,
): OpponentReasons | undefined {
  const phase = currentPhase(before);
  if (phase?.terms.kind !== 'swiss') return undefined;
  const tables = [...round.tables.values()].map(
    ({ entrants: [one = 0, other = 0] }) => [one, other] as const,
  );
  const bye = round.byes[0] ?? null;
  // A draw gives one bye: any other was given by hand, and needs no reason.
  const seated = new Set([...tables.flat(), ...(bye === null ? [] : [bye])]);
  if (!seated.has(entrant)) return undefined;
  const { round: number, seed } = round;
  const problem = swissProblem(before, phase, { round: number, seed });
  // Who has left between draw and publication is in no table of the round that was played.
  const entrants = problem.entrants.filter((each) => seated.has(each.entrant));
  if (entrants.length < seated.size) return undefined;
  return why({ ...problem, entrants }, { tables, bye }, entrant);
}
