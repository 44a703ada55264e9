/** What became of one attempt at sending a message. */
export type AttemptOutcome =
  | 'delivered'
  /** Answered with another status than 2xx or 410; redirections are among them. */
  | 'refused'
  /** Answered with 410: whoever is there wants no more. */
  | 'gone'
  | 'timed-out'
  | 'unreachable'
  | 'unknown-name'
  /** The name leads to addresses alone that this installation does not send to. */
  | 'private-address'
  | 'not-https';

export interface Attempt {
  readonly outcome: AttemptOutcome;
  /** Of the answer in HTTP; null where there was none. */
  readonly status: number | null;
  readonly tookMs: number;
}
