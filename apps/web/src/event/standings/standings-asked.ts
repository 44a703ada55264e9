/** Which standings are asked for. */
export interface StandingsAsked {
  /** Results of the round in play count. */
  readonly live: boolean;
  /** Of the whole event where absent. */
  readonly phase: number | undefined;
  /** As they were after this event; as they are where absent. */
  readonly at: number | undefined;
  readonly search: string;
}
