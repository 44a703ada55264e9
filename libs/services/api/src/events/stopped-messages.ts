/**
 * What a subscriber gets of a match that stands still: the events before the bad one, then the
 * words why there are no more. Who asks from the event by which staff has ended it gets that one.
 */
import type { MatchState } from '@scoresheet/domain-match';
import type { AdmittedEvent, Suspension } from '@scoresheet/services-tail';
import type { MatchTails } from '../matches/match-tails.service.js';
import { stoppedError } from '../records/stopped-record.js';
import { cutOf, cutWithoutState, seenEvents } from '../visibility-cut.js';
import { foldedEvents } from './folded-events.js';
import type { MatchMessageType } from './match-event.type.js';
import type { MatchSubscription } from './match-feeds.js';
import type { MatchMessages } from './match-messages.service.js';

export interface Stopped {
  readonly state: MatchState | undefined;
  readonly suspension: Suspension;
}

interface Telling {
  readonly tails: MatchTails;
  readonly telling: MatchMessages;
  readonly nowMs: number;
}

export async function* stoppedMessages(
  following: MatchSubscription,
  { state, suspension }: Stopped,
  { tails, telling, nowMs }: Telling,
): AsyncGenerator<MatchMessageType, void> {
  const { match, from, withTable, asker } = following;
  const { seq: badSeq, ended } = suspension;
  const seen = (events: readonly AdmittedEvent[], as: MatchState) =>
    seenEvents(events, { state: as, cut: cutOf(as, asker), nowMs });
  if (ended !== undefined && from >= ended.header.seq) {
    const last = await tails.history(match, from, 1);
    for (const event of state === undefined ? last : seen(last, state)) {
      if (state === undefined) yield telling.withoutState(event, cutWithoutState(asker));
      else yield telling.of(event, state, cutOf(state, asker), withTable);
    }
    return;
  }
  const past = state === undefined ? [] : seen(await tails.history(match, 0, badSeq), state);
  for (const { event, state: folded } of foldedEvents(tails.aggregate, past)) {
    if (event.head.seq >= from) yield telling.of(event, folded, cutOf(folded, asker), withTable);
  }
  throw stoppedError(suspension);
}
