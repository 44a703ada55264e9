/**
 * Bad events stop a match, not a partition: a record whose event cannot be decoded, folded or
 * decided is suspended until the process starts anew. Its neighbours go on.
 */
import { randomUUID } from 'node:crypto';

export interface Suspension {
  readonly record: string;
  /** The event that could not be folded, or the one that could not be made. */
  readonly seq: number;
  /** Stands in the outcome and beside the error in the service's log. */
  readonly reference: string;
  /** For the log of the service only: its message may hold what players must not know. */
  readonly error: unknown;
}

export interface Suspensions {
  readonly count: number;
  of(record: string): Suspension | undefined;
  /** The first one stays. */
  suspend(record: string, seq: number, error: unknown): Suspension;
}

export function suspensions(onSuspended?: (suspension: Suspension) => void): Suspensions {
  const byRecord = new Map<string, Suspension>();
  return {
    get count() {
      return byRecord.size;
    },
    of: (record) => byRecord.get(record),
    suspend(record, seq, error) {
      const known = byRecord.get(record);
      if (known !== undefined) return known;
      const suspension = { record, seq, reference: randomUUID(), error };
      byRecord.set(record, suspension);
      onSuspended?.(suspension);
      return suspension;
    },
  };
}
