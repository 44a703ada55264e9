import type { Offset } from '@scoresheet/event-log-port';
import type { SealedEvent } from './sealed-event.js';

/**
 * - `archive-changed`: the archive's row is not the event that the log has in its place
 * - `archive-lacks`: the log has an event that every reader admits, and the archive does not
 * - `log-changed`: the log's entry is no longer the event that was archived from there
 * - `log-lacks`: the log has no entry there
 * - `both-changed`: no copy has the right bytes any more
 */
export type DifferenceKind =
  | 'archive-changed'
  | 'archive-lacks'
  | 'log-changed'
  | 'log-lacks'
  | 'both-changed';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly offset: Offset;
  /** The event, by what the archive says, or by the log's bytes where it says nothing. */
  readonly record: string;
  readonly seq: number;
  /** What the archive should have, where that is known. */
  readonly right?: {
    readonly event: SealedEvent;
    readonly bytes: Uint8Array;
    /** When the log took the event first. */
    readonly stampedAtMs?: number | undefined;
  };
}

/** One difference for a person. The place is where the log has the event, or had it. */
export function differenceInWords(
  { kind, offset, record, seq }: Pick<Difference, 'kind' | 'offset' | 'record' | 'seq'>,
  { topic, partition }: { readonly topic: string; readonly partition: number },
): string {
  const event = `event ${seq} of ${record} (topic "${topic}", partition ${partition}, offset ${offset})`;
  return `${event}: ${WORDS[kind]}`;
}

const WORDS: Readonly<Record<DifferenceKind, string>> = {
  'archive-changed': "the archive's copy was changed; the log has the right bytes.",
  'archive-lacks': 'the archive lacks it; the log has it.',
  'log-changed': "the log's copy was changed; the archive has the right bytes.",
  'log-lacks': 'the log lacks it; the archive has it.',
  'both-changed': 'neither the log nor the archive has the right bytes any more.',
};
