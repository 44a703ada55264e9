/** Walkovers and replacements of a bracket: what was decided about players who have left. */
import { invariant } from '@scoresheet/rules-engine';
import type { AbsenceFact } from './round-facts.js';
import type { TournamentFact } from './tournament-facts.js';
import type { TournamentState } from './tournament-state.js';

export const isAbsenceFact = (fact: TournamentFact): fact is AbsenceFact =>
  fact.kind === 'walkover-decided' || fact.kind === 'entrant-replaced';

export function evolveAbsence(state: TournamentState, fact: AbsenceFact): void {
  const phase = state.phases[fact.phase - 1];
  invariant(phase, `there is no phase ${fact.phase}`);
  const { walkovers, stepIns } = phase.decided;
  const { match, more = false } = fact;
  phase.decided.hasMore = more;
  if (fact.kind === 'walkover-decided') {
    const { between, winner } = fact;
    walkovers.set(match, [...(walkovers.get(match) ?? []), { match, between, winner }]);
    return;
  }
  const { replaced: entrant, by } = fact;
  stepIns.set(match, [...(stepIns.get(match) ?? []), { match, entrant, by }]);
}
