import type { DeciderOptions } from '@scoresheet/services-decider';
import type { DueMatches } from './abandon-clock.js';

export const MATCH_SERVICE_OPTIONS = Symbol('MATCH_SERVICE_OPTIONS');

export interface MatchServiceOptions extends DeciderOptions {
  /** The matches that were left, for the clock; without it this process closes none. */
  readonly due?: DueMatches;
  /** The clocks' own time: milliseconds from anywhere that never fall; the machine's where absent. */
  readonly now?: () => number;
}
