/** What a Swiss draw is made from, and what comes out. */

/** More entrants than this are a bug of the caller: the tables of who met whom would not fit. */
export const MOST_ENTRANTS = 16_384;
/** Points lie between this number and its negative, so that sums of squares stay whole numbers. */
export const MOST_POINTS = 262_144;

export interface SwissEntrant {
  /** The number in the record, from 1. */
  readonly entrant: number;
  /** A whole number, in the least unit of the phase. */
  readonly points: number;
  /** Earlier opponents in this phase, those who left among them. */
  readonly met: readonly number[];
  /** Pairing byes so far, and what counts as one. */
  readonly byes: number;
  /**
   * `up` where the opponent of the last round had more points when that round was drawn (the
   * entrant was paired up), `down` where the opponent had fewer.
   */
  readonly lastFloat: Float;
}

export type Float = 'up' | 'down' | 'none';

export interface SwissProblem {
  /** In the order that chance gave. */
  readonly entrants: readonly SwissEntrant[];
  /** Pairs who must not meet. */
  readonly forbidden: readonly Pair[];
}

/** Two numbers of entrants. */
export type Pair = readonly [number, number];

export interface SwissDraw {
  /** The two of a table stand in the order of the listing. */
  readonly tables: readonly Pair[];
  readonly bye: number | null;
}
