/**
 * An event that is followed: asked for once, and from then on told of by the feed, each message with
 * what the event has made of the tournament. Nothing is asked anew for a message, so that a thousand
 * phones which hear of a round ask nothing of the server at that moment.
 */
import { client } from '../../api/client.js';
import { lastingError } from '../../api/lasting-error.js';
import { subscribed, watchConnection } from '../../api/socket.js';
import { EVENT, FEED, type EventFields, type News, type Table } from './event-documents.js';

export interface Followed {
  readonly event: EventFields;
  /** Where somebody sits in the round that was published last. */
  readonly ownTable: Table | null;
  readonly isConnected: boolean;
}

export type EventState =
  | { readonly is: 'coming' }
  /** There is no such event, or it is a draft of others. */
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
  const asking = async (): Promise<void> => {
    const first = await askedOnce(tournament);
    if (isOver) return;
    told(first);
    if (first.is === 'here') stops.push(...followFrom(first, { told, heard }));
    if (first.is === 'unreachable') {
      const timer = setTimeout(() => void asking(), RETRY_MS);
      stops.push(() => clearTimeout(timer));
    }
  };
  void asking();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
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
    return { is: lastingError(error) === undefined ? 'unreachable' : 'unknown' };
  }
}

function followFrom(
  first: EventState & { readonly is: 'here' },
  { told, heard }: Following,
): readonly (() => void)[] {
  let state = first;
  const put = (change: Partial<Followed>): void => {
    state = { ...state, ...change };
    told(state);
  };
  const wanted = () => ({ tournament: first.event.id, from: state.event.seq + 1 });
  const stopFeed = subscribed(FEED, wanted, {
    next: ({ tournamentEvents: news }) => {
      // A message may come of an event whose outcome the first answer had already.
      const { now, ownTable, seq } = news;
      put({ event: { ...state.event, ...now, seq: Math.max(seq, now.seq) }, ownTable });
      heard(news);
    },
    // It was a draft that somebody may see no more, say: what is shown is old from now on.
    failed: () => put({ isConnected: false }),
  });
  const stopWatching = watchConnection((connection) =>
    put({ isConnected: connection === 'connected' }),
  );
  return [stopFeed, stopWatching];
}
