/**
 * Bad events stop a match, not a partition: a record whose event cannot be decoded, folded or
 * decided, or is dated far ahead of the log, is suspended. Its neighbours go on. Every reader folds
 * the same events and so suspends the same record at the same event, under the same reference, as
 * often as it starts anew.
 */
import { encodeUtf8 } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { FoldableEvent } from '@scoresheet/domain-record';

const REFERENCE_LENGTH = 16;

export interface Suspension {
  readonly record: string;
  /** The event that could not be folded, or the one that could not be made. */
  readonly seq: number;
  /** Time of that event, in milliseconds; undefined where it could not be made. */
  readonly atMs?: number;
  /** Hash of that event; undefined where it could not be made, or was not read. */
  readonly hash?: string;
  /** Stands in the outcome and beside the error in the service's log. */
  readonly reference: string;
  /** The error, for the log alone: its message may hold what players must not know. */
  readonly error: unknown;
  /** The event by which staff has ended the record since. */
  readonly ended?: FoldableEvent;
}

export type Suspended = Pick<Suspension, 'record' | 'seq' | 'atMs' | 'hash'>;

export interface Suspensions {
  /** Records that wait for staff. */
  readonly count: number;
  of(record: string): Suspension | undefined;
  /** Suspends a record; what it was suspended for first stays. */
  suspend(suspended: Suspended, error: unknown): Suspension;
  /** Staff has ended a suspended record; the first end stays. */
  end(record: string, by: FoldableEvent): void;
  /** What the record was suspended for is mended: it goes on as if nothing had been. */
  lift(record: string): void;
}

export function suspensions(onSuspended?: (suspension: Suspension) => void): Suspensions {
  const byRecord = new Map<string, Suspension>();
  return {
    get count() {
      return [...byRecord.values()].filter(({ ended }) => ended === undefined).length;
    },
    of: (record) => byRecord.get(record),
    suspend(suspended, error) {
      const known = byRecord.get(suspended.record);
      if (known !== undefined) return known;
      const suspension = { ...suspended, reference: referenceOf(suspended), error };
      byRecord.set(suspended.record, suspension);
      onSuspended?.(suspension);
      return suspension;
    },
    end(record, by) {
      const known = byRecord.get(record);
      if (known?.ended === undefined && known) byRecord.set(record, { ...known, ended: by });
    },
    lift: (record) => void byRecord.delete(record),
  };
}

const referenceOf = ({ record, seq }: Suspended): string =>
  sha256(encodeUtf8(`suspended ${record} ${seq}`)).slice(0, REFERENCE_LENGTH);
