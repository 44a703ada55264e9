/** A Swiss round: who has how many points, who met whom, and the order that chance gave. */
import { drawSwiss, type SwissEntrant, type SwissProblem } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseState, TournamentState } from '../fold/tournament-state.js';
import type { DrawnTables, RoundToDraw } from './drawn-tables.js';
import { listedBy } from './listing.js';
import { pastOf, type Past } from './past.js';
import { playingIn } from './playing.js';

export function drawSwissTables(
  state: TournamentState,
  phase: PhaseState,
  round: RoundToDraw,
): DrawnTables {
  const { tables, bye } = drawSwiss(swissProblem(state, phase, round));
  return {
    tables: tables.map((entrants) => ({ entrants })),
    byes: bye === null ? [] : [bye],
  };
}

export function swissProblem(
  state: TournamentState,
  phase: PhaseState,
  { round, seed }: RoundToDraw,
): SwissProblem {
  const playing = playingIn(state, phase, round);
  const past = pastOf(state, phase);
  const entrants = listedBy(seed, playing).map((entrant) => swissEntrant(entrant, past));
  const isPlaying = new Set(playing);
  const forbidden = state.forbidden.filter((pair) => pair.every((each) => isPlaying.has(each)));
  return { entrants, forbidden };
}

const swissEntrant = (entrant: Entrant, past: Past): SwissEntrant => ({
  entrant,
  points: past.pointsOf(entrant),
  met: past.met(entrant),
  byes: past.unplayed(entrant),
  lastFloat: past.lastFloat(entrant),
});
