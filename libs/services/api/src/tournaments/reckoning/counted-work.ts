/** Work of a thread for standings, counted in units that are the same on every machine. */
import type { TournamentState } from '@scoresheet/domain-tournament';

export interface CountedWork {
  /** Events that were folded. */
  readonly events: number;
  /** Entrants in each round whose standings were computed or read back. */
  readonly seats: number;
  /** Draws of a round that were repeated with one pair exchanged. */
  readonly draws: number;
}

export const NO_WORK: CountedWork = { events: 0, seats: 0, draws: 0 };

/** Each entrant in each round; a phase without a round counts as one. All phases, or one of them. */
export const seatsIn = (state: Pick<TournamentState, 'phases'>, phase?: number): number =>
  state.phases
    .filter((each) => phase === undefined || each.phase === phase)
    .reduce((sum, { entrants, rounds }) => sum + entrants.length * Math.max(rounds.length, 1), 0);
