/**
 * A match and its two audiences: those who see it live, and the public, which event 0 may hold
 * behind. Who sits down while watching is taken from the one to the other.
 */
import { delayedOf, isWithoutDelay, type MatchState } from '@scoresheet/domain-match';
import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import type { Identity } from '@scoresheet/services-accounts';
import { foldableOf, type AdmittedEvent } from '@scoresheet/services-tail';
import type { Clock } from '../clock.js';
import { cutOf, ownSeatOf, seenEvents, type VisibilityCut } from '../visibility-cut.js';
import type { MatchMessageType } from './match-event.type.js';
import { releaseGate } from './release-gate.js';

/** What somebody who follows a match asked for. */
export interface MatchSubscription {
  readonly match: string;
  /** The first sequence number that is wanted. */
  readonly from: number;
  readonly withTable: boolean;
  /** Who reads along, undefined for the public. */
  readonly asker: Identity | undefined;
  /** The code of an invitation to a private match. */
  readonly invitation?: string | null | undefined;
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
  /** The match after its last event, which new followers will not get. To be read at once. */
  readonly state: MatchState;
  readonly followers: ReadonlySet<Follower>;
  join(follower: Follower): void;
  leave(follower: Follower): void;
  /** The next event; one that the state knows already is passed over. */
  take(event: AdmittedEvent): void;
}

export interface MatchFeeds {
  readonly isEmpty: boolean;
  /** How many follow the match without a seat in it. */
  readonly watchers: number;
  /** The feed that somebody follows who joins now. */
  feedFor(asker: Identity | undefined): MatchFeed;
  leave(follower: Follower): void;
  /** The next event; one that is known already is passed over. */
  take(event: AdmittedEvent): void;
  /** Ends the feeds; called when nobody is left. */
  close(): void;
}

interface FeedOptions {
  readonly aggregate: ReadOnlyAggregate<MatchState>;
  readonly messageOf: MessageOf;
  readonly clock: Clock;
}

/** `history` holds all events of the match so far, event 0 at least. */
export function matchFeeds(history: readonly AdmittedEvent[], options: FeedOptions): MatchFeeds {
  const live = feedOf(history, options);
  const { state } = live;
  const isHeldBack = !isWithoutDelay(state.terms.spectatorDelay);
  const late = isHeldBack ? feedOf(publicPart(history, state, options.clock), options) : live;
  const gate = releaseGate(options.clock, (event) => {
    late.take(event);
    moveSeated(late, live);
  });
  for (const event of history.slice(late.state.seq + 1)) gate.hold(event, delayedOf(state));

  return {
    get isEmpty() {
      return live.followers.size + late.followers.size === 0;
    },
    get watchers() {
      const followers = [...new Set([...live.followers, ...late.followers])];
      return followers.filter(({ asker }) => ownSeatOf(state, asker) === null).length;
    },
    feedFor: (asker) => (cutOf(state, asker).isDelayed ? late : live),
    leave(follower) {
      live.leave(follower);
      late.leave(follower);
    },
    take(event) {
      if (event.head.seq !== state.seq + 1) return;
      live.take(event);
      if (isHeldBack) gate.hold(event, delayedOf(state));
    },
    close: () => gate.stop(),
  };
}

const feedOf = (
  events: readonly AdmittedEvent[],
  { aggregate, messageOf }: FeedOptions,
): MatchFeed => matchFeed(foldAll(events, aggregate), aggregate, messageOf);

const publicPart = (
  history: readonly AdmittedEvent[],
  state: MatchState,
  clock: Clock,
): readonly AdmittedEvent[] =>
  seenEvents(history, { state, cut: cutOf(state, undefined), nowMs: clock.now() });

/** The lobby is never held back, so whoever has just sat down misses nothing by it. */
function moveSeated(late: MatchFeed, live: MatchFeed): void {
  if (late.state.begunSeq !== null) return;
  for (const follower of late.followers) {
    if (cutOf(late.state, follower.asker).isDelayed) continue;
    late.leave(follower);
    live.join(follower);
  }
}

function foldAll(
  events: readonly AdmittedEvent[],
  aggregate: ReadOnlyAggregate<MatchState>,
): MatchState {
  let state: MatchState | undefined;
  for (const event of events) {
    state = aggregate.fold(state, foldableOf(event));
  }
  if (state === undefined) throw new Error('a match that is followed has no events');
  return state;
}

/**
 * The live events of one match for everybody who follows it alike. Each event is folded and looked at
 * once for every audience, and the same message goes to all followers of that audience.
 */
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
