/** What a game says of situations that come back. */
import type { Choice } from '../decision.js';
import type { Reading } from '../rules.js';

/** How situations that come back are counted (`watch.ts`). */
export interface RepetitionRules {
  /** The table's counter with whose change all is forgotten: `turn`. */
  readonly within: string;
  /** Counters that only number things and make no other situation; `times ` for all that begin so. */
  readonly apart: readonly string[];
  /** Whether they are counted from this answer on: what it does might bring a situation back. */
  begins(reading: Reading, choice: Choice): boolean;
  /** By kind of decision the answer that does nothing. All others are done openly, before all. */
  readonly passing: { readonly [kind: string]: string };
}
