/** An event of a tournament as everybody may know it, and where such events come from. */
export interface PublicEvent {
  readonly tournament: string;
  readonly seq: number;
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly hash: string;
  readonly action: unknown;
  readonly facts: readonly unknown[];
}

export interface PublicEvents {
  /**
   * The next events of a tournament from a number on, in their order; none where there are none
   * that everybody may know yet.
   */
  next(
    tournament: string,
    of: { readonly from: number; readonly atMost: number },
  ): Promise<readonly PublicEvent[]>;
}
