/**
 * The lists tell what an event says in public and fold nothing. Of an event that nobody has proved the
 * rules are asked first, on the state of its match: what they refute is noted with its archived bytes,
 * and no reader of the archive takes its word.
 */
import { matchFolder, type MatchState } from '@scoresheet/domain-match';
import { rulesOf } from '@scoresheet/games-catalog';
import {
  doubting,
  EventRefuted,
  sha256,
  type AdmittedEvent,
  type Belief,
  type Folder,
  type RecordTail,
} from '@scoresheet/services-tail';

/** Undefined where every word is taken: then no states are folded. */
export const judgeOf = (belief: Belief | undefined): Folder<MatchState> | undefined =>
  belief && doubting(matchFolder({ rulesOf, sha256 }), belief);

/** The events of a batch that the tail has just admitted, with what the rules said of them. */
export async function judgedEvents(
  tail: RecordTail<MatchState>,
  events: readonly AdmittedEvent[],
): Promise<readonly AdmittedEvent[]> {
  const judged: AdmittedEvent[] = [];
  for (const event of events) {
    if (event.doubt === 'unproved') await tail.stateOf(event.header.record);
    judged.push(isRefuted(tail, event) ? { ...event, doubt: 'refuted' } : event);
  }
  return judged;
}

function isRefuted({ suspensions }: RecordTail<MatchState>, event: AdmittedEvent): boolean {
  if (event.doubt === undefined) return false;
  const { record, seq } = event.header;
  const suspension = suspensions.of(record);
  return suspension?.seq === seq && suspension.error instanceof EventRefuted;
}
