/**
 * How many events there are, and which: what two copies of the same events can be compared by
 * without reading them, in whatever order they came.
 */
import { sha256 } from '@scoresheet/domain-record/node';

/** An event by its name and by its hash, which covers all of its bytes. */
export interface NamedEvent {
  readonly record: string;
  readonly seq: number;
  readonly hash: string;
}

export interface EventTally {
  readonly events: number;
  /** The exclusive or of the SHA-256 of each event's name, 64 hex digits. */
  readonly digest: string;
}

const DIGITS = 64;

export const NO_EVENTS: EventTally = { events: 0, digest: '0'.repeat(DIGITS) };

/** Events that a set of events has besides; none of them may be in it already. */
export function tallyWith(tally: EventTally, events: Iterable<NamedEvent>): EventTally {
  let count = tally.events;
  let digest = BigInt(`0x${tally.digest}`);
  for (const { record, seq, hash } of events) {
    const name = sha256(`${record}/${seq}/${hash}`);
    digest ^= BigInt(`0x${name}`);
    count += 1;
  }
  return { events: count, digest: digest.toString(16).padStart(DIGITS, '0') };
}

export const isSameTally = (one: EventTally, other: EventTally): boolean =>
  one.events === other.events && one.digest === other.digest;

/** The tally of two sets of events that have none in common. */
export function tallyOfBoth(one: EventTally, other: EventTally): EventTally {
  const digest = BigInt(`0x${one.digest}`) ^ BigInt(`0x${other.digest}`);
  return {
    events: one.events + other.events,
    digest: digest.toString(16).padStart(DIGITS, '0'),
  };
}
