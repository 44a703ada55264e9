/** What a list of matches is: who looks, which matches it holds, and their order. */
import type { MatchRow, MatchRowStatus } from './match.entity.js';
import type { RowOrder, RowPlace, TimeRange } from './row-lists.js';

/** A match as a list shows it. Spectators who are held behind a game get no count of its events. */
export type ListedMatch = Omit<MatchRow, 'eventCount' | 'lastStepSeq'> & {
  readonly [count in 'eventCount' | 'lastStepSeq']: number | null;
};

/** Who looks, and when. */
export interface MatchSight {
  /** Whether staff looks, from whom nothing is held back. */
  readonly isStaff: boolean;
  /** Who looks; from those who sit at the table nothing is held back. */
  readonly actor?: string;
  readonly nowMs: number;
}

/** The parts that are there must all hold. */
export interface MatchFilter {
  /** The match of this id alone. */
  readonly id?: string;
  /** The match has one of these statuses. */
  readonly status?: readonly MatchRowStatus[];
  readonly game?: string;
  readonly ruleset?: string;
  /** Somebody who has a seat. */
  readonly player?: string;
  /** Whether somebody can still sit down. */
  readonly seatFree?: boolean;
  readonly created?: TimeRange;
  /** The range of times in which the match ended; a match that goes on is in none. */
  readonly ended?: TimeRange;
  /** How the match ended, a kebab-case fact. */
  readonly reason?: string;
  /** Somebody who has the first place and shares it with nobody. */
  readonly winner?: string;
  /** Whether the match stands still until staff ends it. */
  readonly suspended?: boolean;
  /** Whether the result has places. */
  readonly decided?: boolean;
}

/** An order of the list; by `ended`, only matches that have ended are listed. */
export type MatchOrder = RowOrder<'created' | 'ended'>;

export interface MatchList {
  readonly sight: MatchSight;
  readonly filter: MatchFilter;
  readonly order: MatchOrder;
}

const FIELDS = { created: 'createdAtMs', ended: 'endedAtMs' } as const;

/** The place of a match in lists of this order, undefined where it is in none of them. */
export function placeOf(row: ListedMatch, { by }: MatchOrder): RowPlace | undefined {
  const timeMs = row[FIELDS[by]];
  return timeMs === null ? undefined : { timeMs, id: row.id };
}
