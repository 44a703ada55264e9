/** What a worker has done since it began, and where it is. */
import type { Offset } from '@scoresheet/event-log-port';
import type { TailCounts } from '@scoresheet/services-tail';

export interface WorkerCounts {
  readonly accepted: number;
  /** Sent outcomes by kind. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Entries that are no command of somebody who may send it, or belong to another partition. */
  readonly malformed: number;
  readonly lostRaces: number;
  /** The least offset of a command that is not taken in yet. */
  readonly nextCommand: Offset;
  /** Every event before it is admitted or passed over. */
  readonly nextEvent: Offset;
  readonly inFlight: number;
  /** Records whose state is in memory. */
  readonly records: number;
  readonly tail: TailCounts;
}
