/**
 * What a subscriber gets of a match that stands still: the events before the bad one, then the
 * words why there are no more. Who asks from the event by which staff has ended it gets that one.
 */
import type { MatchState } from '@scoresheet/domain-match';
import { foldableOf, type AdmittedEvent, type Suspension } from '@scoresheet/services-tail';
import type { MatchTails } from '../matches/match-tails.service.js';
import { MatchStatus } from '../matches/match.type.js';
import { stoppedError } from '../records/stopped-record.js';
import { cutOf, cutWithoutState, seenEvents } from '../visibility-cut.js';
import { matchEventType, type MatchMessageType } from './match-event.type.js';
import type { MatchSubscription, MessageOf } from './match-feeds.js';

export interface Stopped {
  readonly state: MatchState | undefined;
  readonly suspension: Suspension;
}

interface Telling {
  readonly tails: MatchTails;
  readonly messageOf: MessageOf;
  readonly nowMs: number;
}

export async function* stoppedMessages(
  following: MatchSubscription,
  { state, suspension }: Stopped,
  { tails, messageOf, nowMs }: Telling,
): AsyncGenerator<MatchMessageType, void> {
  const { match, from, withTable, asker } = following;
  const { seq: badSeq, ended } = suspension;
  const seen = (events: readonly AdmittedEvent[], as: MatchState) =>
    seenEvents(events, { state: as, cut: cutOf(as, asker), nowMs });
  if (ended !== undefined && from >= ended.header.seq) {
    const last = await tails.history(match, from, 1);
    for (const event of state === undefined ? last : seen(last, state)) {
      if (state === undefined) yield withoutState(event, following, tails);
      else yield messageOf(event, state, cutOf(state, asker), withTable);
    }
    return;
  }
  let folded: MatchState | undefined;
  const past = state === undefined ? [] : seen(await tails.history(match, 0, badSeq), state);
  for (const event of past) {
    folded = tails.aggregate.fold(folded, foldableOf(event));
    if (event.head.seq < from) continue;
    yield messageOf(event, folded, cutOf(folded, asker), withTable);
  }
  throw stoppedError(suspension);
}

/** What can be said of a match whose event 0 nobody can read: that staff has ended it. */
const withoutState = (
  event: AdmittedEvent,
  { match, asker }: MatchSubscription,
  tails: MatchTails,
): MatchMessageType => ({
  ...matchEventType(event, cutWithoutState(asker)),
  status: MatchStatus.OVER,
  decisions: [],
  table: null,
  token: tails.tokenOf(match, event.offset + 1),
});
