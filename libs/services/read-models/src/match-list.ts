/** What a list of matches is: who looks, which matches it holds, and their order. */
import type { MatchRow, MatchRowStatus } from './match.entity.js';

/** Who looks, and when. */
export interface MatchSight {
  /** Whether staff looks, from whom nothing is held back. */
  readonly isStaff: boolean;
  /** Who looks; from those who sit at the table nothing is held back. */
  readonly actor?: string;
  readonly nowMs: number;
}

/** A span of time with its two ends; an absent end is open. In milliseconds since the epoch. */
export interface TimeRange {
  readonly fromMs?: number;
  readonly toMs?: number;
}

/** The parts that are there must all hold. */
export interface MatchFilter {
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
export interface MatchOrder {
  readonly by: 'created' | 'ended';
  readonly newestFirst: boolean;
}

export interface MatchList {
  readonly sight: MatchSight;
  readonly filter: MatchFilter;
  readonly order: MatchOrder;
}

/**
 * A place in a list: the order's time and the match's id, so that a page is found by an index,
 * wherever in the list it lies.
 */
export interface MatchPlace {
  readonly timeMs: number;
  readonly id: string;
}

/** A part of the list, on one side of a place that itself belongs to it or not. */
export interface MatchBound {
  readonly side: 'before' | 'after';
  readonly place: MatchPlace;
  readonly inclusive: boolean;
}

const FIELDS = { created: 'createdAtMs', ended: 'endedAtMs' } as const;

/** The place of a match in lists of this order, undefined where it is in none of them. */
export function placeOf(row: MatchRow, { by }: MatchOrder): MatchPlace | undefined {
  const timeMs = row[FIELDS[by]];
  return timeMs === null ? undefined : { timeMs, id: row.id };
}

export const turned = (order: MatchOrder): MatchOrder => ({
  ...order,
  newestFirst: !order.newestFirst,
});
