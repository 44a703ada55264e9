/** One pass over a partition: compares, mends what the archive has wrong, and counts. */
import {
  comparePiece,
  keepDifferences,
  mendArchive,
  NO_EVENTS,
  settlePartition,
  tallyOfBoth,
  type Copies,
  type Difference,
  type EventTally,
} from '@scoresheet/services-archive';
import type { Offset, PartitionRef } from '@scoresheet/event-log-port';

export interface ScrubbedPiece {
  readonly next: Offset;
  /** Bytes that were read, of both copies. */
  readonly bytes: number;
  /** Tally of everything before `next`. */
  readonly tally: EventTally;
  readonly mended: readonly Difference[];
  /** Differences that are not mended, and that nobody knew of before. */
  readonly found: readonly Difference[];
}

export interface PassFrom {
  readonly from: Offset;
  readonly tally: EventTally;
}

export const FROM_THE_START: PassFrom = { from: 0, tally: NO_EVENTS };

/** Compares up to `end`, before which the archive has everything; piece by piece, as asked for. */
export async function* scrubPartition(
  copies: Copies,
  of: PartitionRef,
  end: Offset,
  { from, tally }: PassFrom = FROM_THE_START,
): AsyncGenerator<ScrubbedPiece> {
  let counted = tally;
  for (let next = from; next < end;) {
    const compared = await comparePiece(copies, of, next, end);
    const mended = await mendAll(copies, of, compared.differences);
    // What was mended is read again: then it is seen to be right, and counted as it is now.
    const piece =
      mended.length === 0 ? compared : await comparePiece(copies, of, next, compared.next);
    const looked = { of, from: next, next: piece.next, differences: piece.differences };
    const found = await keepDifferences(copies.database, looked);
    counted = tallyOfBoth(counted, piece.tally);
    next = piece.next;
    yield { next, bytes: piece.bytes, tally: counted, mended, found };
  }
  await settlePartition(copies.database, { of, next: end, counted });
}

/** Gives those that could be mended. */
async function mendAll(
  { database }: Copies,
  of: PartitionRef,
  differences: readonly Difference[],
): Promise<readonly Difference[]> {
  const mended: Difference[] = [];
  for (const difference of differences) {
    if (await mendArchive(database, of, difference)) mended.push(difference);
  }
  return mended;
}
