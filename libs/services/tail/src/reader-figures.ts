import type { Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { RecordTail } from './record-tail.js';
import type { TailCounts } from './tail-options.js';

/** What a reader of one partition tells its operator. */
export interface ReaderFigures extends PartitionRef, Partial<Omit<TailCounts, 'folded'>> {
  /** The part of the process that reads: `worker`, `api`, `projection`. */
  readonly reader: string;
  /** Everything before it is dealt with. */
  readonly next: Offset;
}

export function readerFigures<S>(
  reader: string,
  of: PartitionRef,
  tail: RecordTail<S>,
): ReaderFigures {
  const { admitted, passedOver, suspended } = tail.counts();
  return { reader, ...of, next: tail.next, admitted, passedOver, suspended };
}
