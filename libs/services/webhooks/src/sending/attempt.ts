/** What became of one attempt at sending a message. */
export type AttemptOutcome =
  | 'delivered'
  /** Answered with another status than 2xx or 410; redirections are among them. */
  | 'refused'
  /** Answered with 410: whoever is there wants no more. */
  | 'gone'
  | 'timed-out'
  | 'unreachable'
  /**
   * The name has no address that this installation sends to. A private address is reported like an
   * unknown name, so that nobody can map the network of the server.
   */
  | 'unknown-name'
  | 'not-https';

export interface Attempt {
  readonly outcome: AttemptOutcome;
  /** Of the answer in HTTP; null where there was none. */
  readonly status: number | null;
  readonly tookMs: number;
}
