/** A match that stands still, in words for staff. */
import { troubleInWords, troubleOf } from '@scoresheet/domain-match';
import { EventAheadOfLog, EventRefuted, type Suspension } from '@scoresheet/services-tail';

export interface SuspensionInWords {
  readonly match: string;
  /** The event that could not be folded. */
  readonly seq: number;
  readonly atMs: number | null;
  readonly reference: string;
  readonly says: string;
  /** The event by which staff has ended the match. */
  readonly endedSeq: number | null;
}

/** Words for staff: why the match cannot go on. */
export function suspensionInWords(suspension: Suspension): SuspensionInWords {
  const { record: match, seq, atMs = null, reference, error, ended } = suspension;
  const isOfTail = error instanceof EventAheadOfLog || error instanceof EventRefuted;
  const says = isOfTail ? error.message : troubleInWords(troubleOf(error), seq);
  return { match, seq, atMs, reference, says, endedSeq: ended?.header.seq ?? null };
}
