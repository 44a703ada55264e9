/**
 * An event that is followed: asked for once, and from then on told of by the feed, each message with
 * what the event has made of the tournament. Nothing is asked anew for a message, so that a thousand
 * phones which hear of a round ask nothing of the server at that moment.
 */
import { client } from '../../api/client.js';
import { isNeverAnswered } from '../../api/lasting-error.js';
import { subscribed } from '../../api/socket.js';
import { onBackInSight } from './back-in-sight.js';
import {
  EVENT,
  EVENT_WORDS,
  FEED,
  type EventFields,
  type News,
  type OwnTable,
} from './event-documents.js';
import { watchHistory, type HeardLast } from './same-history.js';

export interface Followed {
  readonly event: EventFields;
  /** Where somebody sits in the round that was published last. */
  readonly ownTable: OwnTable | null;
  readonly isConnected: boolean;
}

export type EventState =
  | { readonly is: 'coming' }
  /** No such event is there, or its draft is shown to others alone. */
  | { readonly is: 'unknown' }
  | { readonly is: 'unreachable' }
  | ({ readonly is: 'here' } & Followed);

interface Following {
  readonly told: (state: EventState) => void;
  readonly heard: (news: News) => void;
}

const RETRY_MS = 3_000;

/** Gives the way to stop. */
export function followEvent(tournament: string, { told, heard }: Following): () => void {
  const stops: (() => void)[] = [];
  let isOver = false;
  const stop = (): void => stops.splice(0).forEach((each) => each());
  const replaced = (): void => {
    stop();
    told({ is: 'coming' });
    void asking();
  };
  const asking = async (): Promise<void> => {
    const first = await askedOnce(tournament);
    if (isOver) return;
    told(first);
    if (first.is === 'here') stops.push(...followFrom(first, { told, heard, replaced }));
    if (first.is === 'unreachable') {
      const timer = setTimeout(() => void asking(), RETRY_MS);
      stops.push(() => clearTimeout(timer));
    }
  };
  void asking();
  return () => {
    isOver = true;
    stop();
  };
}

async function askedOnce(tournament: string): Promise<EventState> {
  try {
    const { data } = await client.query({
      query: EVENT,
      variables: { tournament },
      fetchPolicy: 'no-cache',
    });
    if (!data) return { is: 'unreachable' };
    const event = { ...data.tournament, phases: data.tournament.phases as EventFields['phases'] };
    return { is: 'here', event, ownTable: data.ownTable, isConnected: true };
  } catch (error) {
    return { is: isNeverAnswered(error) ? 'unknown' : 'unreachable' };
  }
}

interface FollowingFrom extends Following {
  /** The record is another one by now: everything is asked for anew. */
  readonly replaced: () => void;
}

function followFrom(
  first: EventState & { readonly is: 'here' },
  { told, heard, replaced }: FollowingFrom,
): readonly (() => void)[] {
  let state = first;
  let last: HeardLast | undefined;
  const put = (change: Partial<Followed>): void => {
    state = { ...state, ...change };
    told(state);
  };
  const tournament = first.event.id;
  // The event of the first answer is heard once more: only then is it known which one it was.
  const wanted = () => ({ tournament, from: last ? last.seq + 1 : first.event.seq });
  const stopFeed = subscribed(FEED, wanted, {
    next: ({ tournamentEvents: news }) => {
      const { now, ownTable, seq, hash } = news;
      const isNews = seq > first.event.seq;
      last = { tournament, seq, hash };
      if (!isNews) return;
      // A message may come of an event whose outcome the first answer had already.
      put({ event: { ...state.event, ...now, seq: Math.max(seq, now.seq) }, ownTable });
      heard(news);
    },
    // A refused feed (of a draft that somebody may see no more, say) leaves what is shown old, unless
    // the server comes to tell of it again.
    failed: () => put({ isConnected: false }),
    recovered: () => put({ isConnected: true }),
  });
  const stopWatching = watchHistory({
    last: () => last,
    told: (isConnected) => put({ isConnected }),
    replaced,
  });
  const stopLooking = onBackInSight(() => {
    // Without an answer the texts of before stay in sight.
    askedWords(tournament).then(
      (words) => put({ event: { ...state.event, ...words } }),
      () => undefined,
    );
  });
  return [stopFeed, stopWatching, stopLooking];
}

async function askedWords(tournament: string) {
  const { data } = await client.query({
    query: EVENT_WORDS,
    variables: { tournament },
    fetchPolicy: 'no-cache',
  });
  return data?.tournament;
}
