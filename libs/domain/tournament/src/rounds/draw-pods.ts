/** A round of tables of three and more. */
import { drawPods, podSeats, podSizes } from '@scoresheet/tournament-pairing';
import type { PhaseTerms } from '../fold/tournament-facts.js';
import type { PhaseState, TournamentState } from '../fold/tournament-state.js';
import type { DrawnTables, RoundToDraw } from './drawn-tables.js';
import { listedBy } from './listing.js';
import { pastOf } from './past.js';
import { playingIn } from './playing.js';

export function drawPodTables(
  state: TournamentState,
  phase: PhaseState,
  { least, most, wanted }: Extract<PhaseTerms, { kind: 'pods' }>,
  { round, seed }: RoundToDraw,
): DrawnTables {
  const playing = playingIn(state, phase, round);
  const past = pastOf(state, phase);
  const entrants = listedBy(seed, playing).map((entrant) => ({
    entrant,
    points: past.pointsOf(entrant),
    met: past.met(entrant),
    byes: past.unplayed(entrant),
  }));
  const { sizes } = podSizes(playing.length, { least, most, wanted });
  const { tables, byes } = drawPods(entrants, { sizes, forbidden: state.forbidden });
  return { tables: tables.map((table) => ({ entrants: podSeats(table, past.timesAt) })), byes };
}
