/** A record that stands still, in words for staff. */
import { EventAheadOfLog, EventRefuted, type Suspension } from '@scoresheet/services-tail';

export interface SuspensionInWords {
  readonly record: string;
  /** The event that could not be folded. */
  readonly seq: number;
  readonly since: number | null;
  readonly reference: string;
  readonly says: string;
  /** The event by which staff has ended the record. */
  readonly endedSeq: number | null;
}

/** What the rules of a kind say of an event that they could not fold. It names no value of it. */
export type TroubleSays = (error: unknown, seq: number) => string;

/** Words for staff: why the record cannot go on. */
export function suspensionInWords(
  { record, seq, atMs, reference, error, ended }: Suspension,
  troubleSays: TroubleSays,
): SuspensionInWords {
  const isOfTail = error instanceof EventAheadOfLog || error instanceof EventRefuted;
  const says = isOfTail ? error.message : troubleSays(error, seq);
  return { record, seq, since: atMs ?? null, reference, says, endedSeq: ended?.header.seq ?? null };
}
