/** A match that is looked at: who plays it, its moments, and what is new of it as it happens. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import type { VariablesOf } from 'gql.tada';
import type { Viewer } from '@scoresheet/rules-engine';
import { useEffect, useState } from 'react';
import { useIdentity } from '../account/identity.js';
import { client } from '../api/client.js';
import { isPublicPage } from '../api/public-page.js';
import { lastingError } from '../api/lasting-error.js';
import { subscribed, watchConnection } from '../api/socket.js';
import type { DueTable } from './due/due-documents.js';
import { dueTable, followDue } from './due/follow-due.js';
import { loadGame, type ShownGame } from './game/load-game.js';
import { printedThen } from './game/printed-then.js';
import { invitedTo } from './invitation-code.js';
import { keptCurrent } from './live/kept-current.js';
import { timing } from './live/timing.js';
import { FOLLOW, MATCH, MOMENT_AT, MOMENTS, type MatchFields } from './match-documents.js';
import { localMoments } from './record/local-moments.js';
import { momentOf } from './record/moment.js';
import { recordStore, type MomentSource, type RecordStore } from './record/record-store.js';

export type Perspective = NonNullable<Parameters<typeof fetchMatch>[1]>;

export interface LookedAt {
  readonly match: MatchFields;
  readonly game: ShownGame;
  readonly store: RecordStore;
}

export type MatchState =
  | { readonly is: 'loading' }
  | { readonly is: 'unknown' }
  /** Not open yet; the table of a running round will open it. */
  | { readonly is: 'due'; readonly table: DueTable }
  /** The server will not show it: from a seat that is another's, say. */
  | { readonly is: 'refused'; readonly says: string }
  | { readonly is: 'unreachable' }
  | ({ readonly is: 'here'; readonly isConnected: boolean } & LookedAt);

export function useMatch(id: string, perspective: Perspective | undefined): MatchState {
  const [state, setState] = useState<MatchState>({ is: 'loading' });
  const identity = useIdentity();
  useEffect(() => {
    const looking = { isOver: false, stops: [] as (() => void)[] };
    setState((now) => (isLobbyOf(id, now) ? now : { is: 'loading' }));
    open(id, perspective, {
      isOver: () => looking.isOver,
      set: (next) => void (looking.isOver || setState(next)),
      onStop: (stop) => (looking.isOver ? stop() : void looking.stops.push(stop)),
      failed: (error) => {
        const says = lastingError(error);
        if (looking.isOver) return;
        setState(says === undefined ? { is: 'unreachable' } : { is: 'refused', says });
      },
    });
    return () => {
      looking.isOver = true;
      for (const stop of looking.stops) stop();
    };
  }, [id, perspective, identity]);
  return state;
}

/** A lobby stays while whoever sits down becomes a guest; a table is gone with who was seeing it. */
const isLobbyOf = (id: string, state: MatchState): boolean =>
  state.is === 'here' && state.match.id === id && state.match.status === 'OPEN';

interface Looking {
  readonly isOver: () => boolean;
  readonly set: (next: MatchState | ((now: MatchState) => MatchState)) => void;
  readonly onStop: (stop: () => void) => void;
  readonly failed: (error: unknown) => void;
}

function open(id: string, perspective: Perspective | undefined, looking: Looking): void {
  show(id, perspective, looking).catch(looking.failed);
}

async function show(id: string, perspective: Perspective | undefined, looking: Looking) {
  const match = await fetchMatch(id, perspective);
  const now = match && (await loadGame(match.game));
  if (!match) return waitFor(id, looking, () => open(id, perspective, looking));
  if (!now) return looking.set({ is: 'unknown' });
  const game = await printedThen(now, match.ruleset);
  const server = ofServer(id, perspective);
  let source: MomentSource = server;
  const current: MomentSource = {
    page: (from) => source.page(from),
    moment: async (seq) => source.moment?.(seq),
    tick: (seq) => source.tick(seq),
  };
  const store = recordStore(current, match);
  if (match.seq >= 0) await store.load(match.seq);
  looking.set({ is: 'here', isConnected: true, match, game, store });
  if (isOpened(match) && !looking.isOver()) {
    const local = localMoments({ match: id, viewer: viewerAs(perspective), ofServer: server });
    source = local;
    looking.onStop(local.stop);
  }
  // Another point of view than one's own is a look at the past: nothing new is told of it. A public
  // page is a stranger's, whose own point of view is everybody's.
  const isOwn = perspective === undefined || (isPublicPage && perspective === 'PUBLIC');
  if (isOwn && !looking.isOver()) follow(match, perspective, store, looking);
}

/** A match that is due at a table is waited for; no other is known. */
async function waitFor(id: string, { set, onStop }: Looking, opened: () => void): Promise<void> {
  const table = await dueTable(id);
  if (!table) return set({ is: 'unknown' });
  set({ is: 'due', table });
  onStop(followDue(id, table, { opened, changed: (now) => set({ is: 'due', table: now }) }));
}

const isOpened = ({ status, opens, seq }: MatchFields): boolean =>
  status === 'OVER' && opens === 'AT_END' && seq >= 0;

/** A record that is open is seen as the house sees it, unless somebody asks for other eyes. */
function viewerAs(perspective: Perspective | undefined): Viewer {
  if (perspective === undefined) return 'house';
  return perspective === 'PUBLIC' ? 'public' : Number(perspective.slice('SEAT_'.length));
}

function follow(
  match: MatchFields,
  perspective: Perspective | undefined,
  store: RecordStore,
  { set, onStop }: Looking,
): void {
  const { id } = match;
  const put = (change: object): void =>
    set((now) => (now.is === 'here' ? { ...now, ...change } : now));
  const current = keptCurrent(match, {
    timing,
    lastSeq: store.lastSeq,
    fetch: () => fetchMatch(id, perspective),
    put: (now) => put({ match: now }),
  });
  const wanted = () => ({ match: id, ...invitedTo(id), from: store.lastSeq() + 1 });
  const stopFollowing = subscribed(FOLLOW, wanted, {
    next: ({ matchEvents }) => {
      store.append(momentOf(matchEvents));
      current.changed();
    },
    failed: () => put({ isConnected: false }),
    recovered: () => put({ isConnected: true }),
  });
  const stopWatching = watchConnection((connection) =>
    put({ isConnected: connection === 'connected' }),
  );
  onStop(() => {
    current.stop();
    stopFollowing();
    stopWatching();
  });
}

async function fetchMatch(
  match: string,
  perspective?: 'PUBLIC' | `SEAT_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`,
) {
  const { data } = await client.query({
    query: MATCH,
    variables: withoutUndefined<VariablesOf<typeof MATCH>>({
      match,
      ...invitedTo(match),
      perspective,
    }),
    fetchPolicy: 'no-cache',
  });
  return data?.match ?? undefined;
}

function ofServer(match: string, perspective: Perspective | undefined): MomentSource {
  const ask = async (query: typeof MOMENTS | typeof MOMENT_AT, from: number) => {
    const { data } = await client.query({
      query,
      variables: withoutUndefined<VariablesOf<typeof MOMENTS>>({
        match,
        from,
        ...invitedTo(match),
        perspective,
      }),
      fetchPolicy: 'no-cache',
    });
    return (data?.moments.moments ?? []).map(momentOf);
  };
  return {
    page: (from) => ask(MOMENTS, from),
    tick: async (seq) => (await ask(MOMENT_AT, seq))[0],
  };
}
