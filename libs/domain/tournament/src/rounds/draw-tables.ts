/** The tables of a round, by the algorithm of its phase. */
import type { PhaseState, TournamentState } from '../fold/tournament-state.js';
import { drawBracketTables } from './draw-bracket.js';
import { drawPodTables } from './draw-pods.js';
import { drawRoundRobinTables } from './draw-round-robin.js';
import { drawSwissTables } from './draw-swiss.js';
import type { DrawnTables, RoundToDraw } from './drawn-tables.js';

/** For the state as it is: whoever has left is not drawn. */
export function drawTables(
  state: TournamentState,
  phase: PhaseState,
  round: RoundToDraw,
): DrawnTables {
  switch (phase.terms.kind) {
    case 'swiss':
      return drawSwissTables(state, phase, round);
    case 'pods':
      return drawPodTables(state, phase, phase.terms, round);
    case 'round-robin':
      return drawRoundRobinTables(state, phase, phase.terms, round);
    case 'single-elimination':
    case 'double-elimination':
      return drawBracketTables(phase);
  }
}
