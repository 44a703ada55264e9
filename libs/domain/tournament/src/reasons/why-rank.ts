/** "Why am I 9th?": every number of a standing, unfolded down to results. Recomputed, never stored. */
import type { Sha256 } from '@scoresheet/domain-record';
import { explainStanding, type StandingExplained } from '@scoresheet/tournament-standings';
import type { Entrant } from '../fold/round-facts.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { bracketOf } from '../rounds/bracket-of.js';
import { historyOf, type Rounds } from '../standings/history-of.js';
import { standingsRules } from '../standings/standings-of.js';

/** Says nothing of whoever is not in that phase, nor of brackets, whose places explain themselves. */
export function whyRank(
  state: TournamentState,
  { phase, entrant }: { readonly phase: number; readonly entrant: Entrant },
  sha256: Sha256,
  rounds: Rounds = {},
): StandingExplained | undefined {
  const played = state.phases[phase - 1];
  if (played === undefined || bracketOf(played) !== undefined) return undefined;
  if (!played.entrants.includes(entrant)) return undefined;
  const history = historyOf(state, played, sha256, rounds);
  return explainStanding(standingsRules(played), history, entrant);
}
