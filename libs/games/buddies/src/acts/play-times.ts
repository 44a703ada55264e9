/** When cards are played: Powers whenever somebody is asked, all others in the own Player phase. */
import { inPhase } from './in-phase.js';

/** Conditions for a seat to play cards of each type; Powers have none. */
export const PLAY_TIMES: Readonly<Record<string, ReturnType<typeof inPhase>>> = {
  buddy: inPhase('player', 'R-BUD-48'),
  item: inPhase('player', 'R-BUD-27'),
  skill: inPhase('player', 'R-BUD-29'),
  event: inPhase('player', 'A-BUD-20'),
};
