/** Whether the algorithms and presets that a tournament pins are here. */
import { isRoundTable, isStandingsPreset } from '@scoresheet/tournament-standings';
import { PAIRING } from '../commands/create-tournament.js';
import type { TournamentTerms } from '../fold/tournament-facts.js';

/**
 * Names of what is missing, such as `swiss/2`: a tournament of a later version is read by programs of
 * that version, and said to be so by all others.
 */
export function missingRules({ phases }: TournamentTerms): readonly string[] {
  const here = new Set(Object.values(PAIRING));
  const missing = phases.flatMap((phase) => [
    ...(here.has(phase.pairing) ? [] : [phase.pairing]),
    ...(isStandingsPreset(phase.standings) ? [] : [phase.standings]),
    ...('rounds' in phase && typeof phase.rounds === 'string' && !isRoundTable(phase.rounds)
      ? [phase.rounds]
      : []),
  ]);
  return [...new Set(missing)].map(String);
}
