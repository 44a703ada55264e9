/** A round of a round robin. Whoever would meet somebody who has left has a bye. */
import { roundRobinRound } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseTerms } from '../fold/tournament-facts.js';
import type { PhaseState, TournamentState } from '../fold/tournament-state.js';
import type { DrawnTable, DrawnTables, RoundToDraw } from './drawn-tables.js';
import { playingIn } from './playing.js';

export function drawRoundRobinTables(
  state: TournamentState,
  phase: PhaseState,
  { times }: Extract<PhaseTerms, { kind: 'round-robin' }>,
  { round }: RoundToDraw,
): DrawnTables {
  const drawn = roundRobinRound(phase.entrants, round, { times });
  const playing = new Set<Entrant>(playingIn(state, phase, round));
  const tables = drawn.tables
    .filter((entrants) => entrants.every((entrant) => playing.has(entrant)))
    .map((entrants): DrawnTable => ({ entrants }));
  const seated = new Set(tables.flatMap(({ entrants }) => entrants));
  return { tables, byes: [...playing].filter((entrant) => !seated.has(entrant)) };
}
