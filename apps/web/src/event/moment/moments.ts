/** Places on the line of time, which goes from the first round of an event to its newest event. */
import type { PublishedRound } from '../round/use-rounds.js';

/** Where a moment lies on the line, from 0 to 1. */
export const shareOf = (seq: number, first: number, last: number): number =>
  last <= first ? 1 : Math.min(1, Math.max(0, (seq - first) / (last - first)));

/** The round that was published last at a moment. */
export const roundAt = (
  rounds: readonly PublishedRound[],
  seq: number,
): PublishedRound | undefined => rounds.findLast((round) => round.seq <= seq);

/** A round back or on: the beginning of the next one, or the newest moment behind the last. */
export function roundwise(
  rounds: readonly PublishedRound[],
  seq: number,
  { by, last }: { readonly by: 1 | -1; readonly last: number },
): number {
  if (by === 1) return rounds.find((round) => round.seq > seq)?.seq ?? last;
  return rounds.findLast((round) => round.seq < seq)?.seq ?? rounds[0]?.seq ?? seq;
}
