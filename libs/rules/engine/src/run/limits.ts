/** How much one action may be, so that every loop ends and every event can be stored. */

export interface Limits {
  /**
   * Bytes that everybody is shown of one event. An action that has written more goes on in the next
   * event. Hidden facts are not counted: where an action is cut would tell of them.
   */
  readonly publicBytesPerEvent: number;
  /** Events that one action may take before the game ends as a loop. */
  readonly eventsPerAction: number;
  /** Parts that the rules may take in one event without anybody's answer, likewise. */
  readonly partsPerEvent: number;
}

/**
 * The lines of ten audiences and what is hidden fit twice into the largest entry that admission lets
 * pass. The longest chain that a printed rule allows, of 1,000 abilities, takes about seventy events.
 */
export const USUAL_LIMITS: Limits = {
  publicBytesPerEvent: 12 * 1024,
  eventsPerAction: 500,
  partsPerEvent: 50_000,
};
