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
  const isMet = state.terms.lists.open === 'to-opponent' && own !== undefined;
  return areListsOpen(state) || (isMet && haveMet(state, own, entrant));
}

/** Whether a stranger may read all of them. */
export function areListsOpen({ terms, stage, phases }: Listed): boolean {
  const { open, phase = Infinity } = terms.lists;
  switch (open) {
    case 'never':
    case 'to-opponent':
      return false;
    case 'from-phase':
      return phases.length >= phase;
    case 'at-end':
      return stage === 'finished' || stage === 'cancelled';
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
