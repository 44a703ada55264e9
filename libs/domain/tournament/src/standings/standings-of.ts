/** The standings of a phase: official ones of its closed rounds, or live ones, which say so. */
import type { Sha256 } from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import {
  computeStandings,
  presetNamed,
  type Standing,
  type StandingsRules,
} from '@scoresheet/tournament-standings';
import type { PhaseState, TournamentState } from '../fold/tournament-state.js';
import { historyOf, type Rounds } from './history-of.js';

export const standingsOf = (
  state: TournamentState,
  phase: PhaseState,
  sha256: Sha256,
  rounds: Rounds = {},
): readonly Standing[] =>
  computeStandings(standingsRules(phase), historyOf(state, phase, sha256, rounds));

/** The preset that the phase pins. */
export function standingsRules({ terms }: PhaseState): StandingsRules {
  const rules = presetNamed(terms.standings);
  invariant(rules, `there are no standings called ${terms.standings}`);
  return rules;
}
