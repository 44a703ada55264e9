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
