/**
 * The live events of one match for everybody who follows it. Each event is folded and looked at
 * once for every audience, and the same message goes to all followers of that audience.
 */
import type { MatchState } from '@scoresheet/domain-match';
import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import type { Identity } from '@scoresheet/services-accounts';
import { foldableOf } from '@scoresheet/services-tail';
import { cutOf, type VisibilityCut } from '../visibility-cut.js';
import type { MatchMessageType } from './match-event.type.js';

/** What somebody who follows a match asked for. */
export interface MatchSubscription {
  readonly match: string;
  /** The first sequence number that is wanted. */
  readonly from: number;
  readonly withTable: boolean;
  /** Undefined for the public. */
  readonly asker: Identity | undefined;
}

export interface Follower extends Pick<MatchSubscription, 'asker' | 'withTable'> {
  /** Sequence numbers come one by one. */
  take(message: MatchMessageType): void;
  fail(error: unknown): void;
}

/** The message of an event, with the state right after it. */
export type MessageOf = (
  event: AdmittedEvent,
  state: MatchState,
  cut: VisibilityCut,
  withTable: boolean,
) => MatchMessageType;

export interface MatchFeed {
  /** As of the last event, which followers who join now will not get. To be read at once. */
  readonly state: MatchState;
  readonly followers: ReadonlySet<Follower>;
  join(follower: Follower): void;
  leave(follower: Follower): void;
  /** The next event; one that the state knows already is passed over. */
  take(event: AdmittedEvent): void;
}

export function matchFeed(
  state: MatchState,
  aggregate: ReadOnlyAggregate<MatchState>,
  messageOf: MessageOf,
): MatchFeed {
  const followers = new Set<Follower>();

  function tell(event: AdmittedEvent): void {
    const messages = new Map<string, MatchMessageType>();
    for (const follower of followers) {
      const { asker, withTable } = follower;
      const cut = cutOf(state, asker);
      const key = `${cut.audience}/${withTable}`;
      const message = messages.get(key) ?? messageOf(event, state, cut, withTable);
      messages.set(key, message);
      follower.take(message);
    }
  }

  return {
    state,
    followers,
    join: (follower) => void followers.add(follower),
    leave: (follower) => void followers.delete(follower),
    take(event) {
      if (event.head.seq !== state.seq + 1) return;
      try {
        aggregate.fold(state, foldableOf(event));
        tell(event);
      } catch (error) {
        // The tail has met the same error, has suspended the match and has said so in the log.
        for (const follower of followers) follower.fail(error);
        followers.clear();
      }
    },
  };
}
