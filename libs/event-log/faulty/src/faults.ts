/** What can go wrong between a process and its log, and how often it did. */
export const FAULTS = [
  /** A batch is written a second time, at once or late. */
  'duplicate',
  /** The sender is told that the log is away, and the batch arrives later, after others. */
  'reorder',
  /** Written, but the sender is told that the log is away. */
  'lost-acknowledgement',
  /** A batch is not written, and the sender is told that the log is away. */
  'lost-batch',
  /** Entries at the end that nobody was told of vanish, as when a partition's leader changes. */
  'truncated-tail',
  /** A question (read, end) that is not answered. */
  'no-answer',
  /** A process stands still, and goes on as if nothing had happened. */
  'pause',
  /** The log's clock is set back, or right again. */
  'clock-step',
  /** A process dies; what it has sent may still arrive. */
  'death',
] as const;

export type Fault = (typeof FAULTS)[number];
export type FaultTally = Record<Fault, number>;

export const emptyFaultTally = (): FaultTally =>
  Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as FaultTally;

/** Probabilities, for each send or question. */
export interface FaultRates {
  readonly duplicate: number;
  readonly reorder: number;
  readonly lostAcknowledgement: number;
  readonly lostBatch: number;
  readonly truncatedTail: number;
  readonly noAnswer: number;
  /** The longest that a message travels. */
  readonly delayMs: number;
}

export const NO_FAULTS: FaultRates = {
  duplicate: 0,
  reorder: 0,
  lostAcknowledgement: 0,
  lostBatch: 0,
  truncatedTail: 0,
  noAnswer: 0,
  delayMs: 1,
};
