/**
 * What whoever archives events does before: of an event that nobody has proved the rules are asked,
 * on the state of its record. It is archived with what they said, and believed from then on or never.
 */
import type { AdmittedEvent } from './admitted-event.js';
import { EventRefuted } from './belief.js';
import type { RecordTail } from './record-tail.js';

/** The events of a batch that a tail with a `doubting` aggregate has just admitted. */
export async function judgedEvents<S>(
  tail: RecordTail<S>,
  events: readonly AdmittedEvent[],
): Promise<readonly AdmittedEvent[]> {
  const judged: AdmittedEvent[] = [];
  for (const event of events) {
    if (event.doubt === 'unproved') await tail.stateOf(event.header.record);
    judged.push(isRefuted(tail, event) ? { ...event, doubt: 'refuted' } : event);
  }
  return judged;
}

function isRefuted<S>({ suspensions }: RecordTail<S>, event: AdmittedEvent): boolean {
  if (event.doubt === undefined) return false;
  const { record, seq } = event.header;
  const suspension = suspensions.of(record);
  return suspension?.seq === seq && suspension.error instanceof EventRefuted;
}
