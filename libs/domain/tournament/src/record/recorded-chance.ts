/** The chance of a tournament as it was recorded: with it an event is decided again without any key. */
import { invariant } from '@scoresheet/rules-engine';
import type { TournamentChance } from '../commands/deciding.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { isSeedOf } from '../secret/round-seeds.js';
import type { Sha256 } from '@scoresheet/domain-record';

/** Seeds count only where they are those that event 0 has committed to. */
export function recordedChance(
  state: TournamentState | undefined,
  facts: readonly TournamentFact[],
  sha256: Sha256,
): TournamentChance {
  const created = facts.find((fact) => fact.kind === 'tournament-created');
  return {
    commitment: created?.secret ?? '',
    seedsOf: (phase) => created?.terms.phases[phase - 1]?.seeds ?? '',
    seedOf(phase, round) {
      const seed = facts.find((fact) => fact.kind === 'round-drawn')?.seed ?? '';
      const terms = state?.terms.phases[phase - 1];
      const isRight = terms !== undefined && isSeedOf(terms, { round, seed }, sha256);
      invariant(isRight, `the seed of round ${round} is not the one that was committed to`);
      return seed;
    },
    listSaltOf: () => facts.find(isListed)?.salt ?? '',
  };
}

type Listed = Extract<TournamentFact, { readonly salt: string }>;
const isListed = (fact: TournamentFact): fact is Listed => 'salt' in fact;
