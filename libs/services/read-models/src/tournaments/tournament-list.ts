/** What a list of tournaments is: who looks, which tournaments it holds, and their order. */
import type { TournamentAsked } from '@scoresheet/contracts-messages';
import type { RowOrder, TimeRange } from '../row-lists.js';
import type { TournamentRowStage } from './tournament-stage.js';

/** Who looks. A draft is there for those alone who run it, and for operators. */
export interface TournamentSight {
  readonly isOperator: boolean;
  readonly actor?: string;
}

/** The parts that are there must all hold. */
export interface TournamentFilter {
  /** The tournament is in one of these stages. */
  readonly stage?: readonly TournamentRowStage[];
  readonly game?: string;
  readonly play?: TournamentAsked['play'];
  readonly owner?: string;
  /** An account that has entered, whatever became of it since. */
  readonly entrant?: string;
  /** Only tournaments that stand still, or only others; absent: both. */
  readonly suspended?: boolean;
  /** Words in small letters, each of which begins a word of the title. */
  readonly search?: string;
  readonly created?: TimeRange;
  /** The range of times at which it is planned to begin; without a plan it is in none. */
  readonly begins?: TimeRange;
  /** Only tournaments that say when they begin, or only others; absent: both. */
  readonly planned?: boolean;
  /** The range of times at which its first phase began; before that it is in none. */
  readonly started?: TimeRange;
}

/**
 * An order of the list; by `started`, only tournaments that have begun are listed, and by `begins`
 * only those that say when they begin.
 */
export type TournamentOrder = RowOrder<'created' | 'begins' | 'started'>;

export interface TournamentList {
  readonly sight: TournamentSight;
  readonly filter: TournamentFilter;
  readonly order: TournamentOrder;
}
