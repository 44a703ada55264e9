/** What a game says of situations that come back (`watch.ts`). */
export interface RepetitionRules {
  /** The table's counter with whose change all is forgotten: `turn`. */
  readonly within: string;
  /** Counters that only number things and make no other situation; `times ` for all that begin so. */
  readonly apart: readonly string[];
  /** The answer that does nothing, by kind of decision. All others are done openly, before all. */
  readonly passing: { readonly [kind: string]: string };
  /**
   * In a situation that has come to a seat for the third time it is not offered what it did there so
   * many times before.
   */
  readonly spentAfter: 1 | 2;
}
