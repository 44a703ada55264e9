/** Whose list somebody may see: a rule of event 0 opens lists to others, and only that rule. */
import type { Entrant, TournamentState } from '@scoresheet/domain-tournament';
import type { TournamentCut } from './tournament-cut.js';

type Listed = Pick<TournamentState, 'terms' | 'stage' | 'phases'>;

interface Asking {
  readonly cut: TournamentCut;
  /** The asker's own number; undefined for who has not entered. */
  readonly own: Entrant | undefined;
}

/** The house sees each list, and whoever has handed one in sees that one. */
export function isListShown(state: Listed, entrant: Entrant, { cut, own }: Asking): boolean {
  if (cut.audience === 'house' || own === entrant) return true;
  const { open, phase = Infinity } = state.terms.lists;
  switch (open) {
    case 'never':
      return false;
    case 'to-opponent':
      return own !== undefined && haveMet(state, own, entrant);
    case 'from-phase':
      return state.phases.length >= phase;
    case 'at-end':
      return state.stage === 'finished' || state.stage === 'cancelled';
  }
}

/** Two who sit at one table, or sat there in an earlier round: whoever was shown a list can compare it. */
const haveMet = ({ phases }: Pick<Listed, 'phases'>, one: Entrant, other: Entrant): boolean =>
  phases.some(({ rounds }) =>
    rounds.some(
      ({ stage, tables }) =>
        stage !== 'drawn' &&
        stage !== 'reviewed' &&
        [...tables.values()].some(
          ({ entrants }) => entrants.includes(one) && entrants.includes(other),
        ),
    ),
  );
