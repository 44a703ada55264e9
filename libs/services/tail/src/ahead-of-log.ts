/**
 * Official time is the log's: an event has the time at which the log took its command, so it is
 * dated before the log took the event itself, but for what the clocks of two brokers differ by, and
 * for a clock that has stepped back. An event that is dated far later was written by hand, and
 * every command after it would come too late for ever. It stays in the chain, and suspends its match.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { FoldableEvent } from '@scoresheet/domain-record';
import { houseOf, type AdmittedEvent } from './admitted-event.js';
import { EventRefuted } from './belief.js';

const HOUR_MS = 3_600_000;

/** How much later than its first stamp an event may be dated. */
export const MAX_HOURS_AHEAD_OF_LOG = 24;

/** An event that no worker can have written. */
export class EventAheadOfLog extends Error {
  override readonly name = 'EventAheadOfLog';

  constructor(seq: number) {
    super(
      `Event ${seq} is dated more than ${MAX_HOURS_AHEAD_OF_LOG} hours after the log took it: it ` +
        'was written by hand, or on a machine whose clock was wrong.',
    );
  }
}

/** What was archived without a stamp is trusted. */
export const isAheadOfLog = ({
  header,
  stampedAtMs,
}: Pick<AdmittedEvent, 'header' | 'stampedAtMs'>): boolean =>
  stampedAtMs !== undefined && header.at - stampedAtMs > MAX_HOURS_AHEAD_OF_LOG * HOUR_MS;

/** The time of an event for lists and clocks: one that is dated far ahead has that of its stamp. */
export const credibleTimeOf = (event: Pick<AdmittedEvent, 'header' | 'stampedAtMs'>): number =>
  isAheadOfLog(event) ? (event.stampedAtMs ?? 0) : event.header.at;

/**
 * An event as whoever ends a suspended record wrote it. It stands behind the bad event, and times of
 * a record do not fall: where the bad one is dated far ahead, this one has to be as well.
 */
export const endingOf = (event: AdmittedEvent): FoldableEvent => ({
  header: { ...event.header, at: credibleTimeOf(event) },
  house: houseOf(event),
});

/**
 * What a state is folded from. Throws `EventAheadOfLog` and `EventRefuted`, in every reader at the
 * same event.
 */
export function foldableOf(event: AdmittedEvent): FoldableEvent {
  const { header, doubt } = event;
  if (isAheadOfLog(event)) throw new EventAheadOfLog(header.seq);
  if (doubt === 'refuted') throw new EventRefuted(header.seq);
  const isUnproved = doubt === 'unproved';
  return withoutUndefined({ header, house: houseOf(event), isUnproved: isUnproved || undefined });
}
