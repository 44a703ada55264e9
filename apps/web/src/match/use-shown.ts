/** What the page shows: the table of the moment that is looked at, and how far what is new is behind. */
import { boardOf, type Beat, type Board } from '@scoresheet/rules-presentation';
import type { TableView } from '@scoresheet/rules-engine';
import { useCallback, useMemo } from 'react';
import { useLive, useStore, type Live } from './live/use-presented.js';
import type { MatchFields } from './match-documents.js';
import { matchAt } from './match-at.js';
import type { LookedAt } from './use-match.js';
import { usePlace, type Place } from './use-place.js';
import { useShownMoment } from './use-shown-moment.js';

export interface Shown extends Place {
  readonly seq: number;
  /** The step whose position is shown, from 0. */
  readonly step: number;
  /** The event whose table is drawn: another one for as long as the moment of `seq` is on its way. */
  readonly drawn: number;
  readonly live: Live;
  /** Only of what happens now. */
  readonly beat: Beat | undefined;
  /** The match as it was at that moment; as it is now while what happens now is followed. */
  readonly match: MatchFields;
  /** The table of that moment; undefined before the game begins, and before the moment is here. */
  readonly table: TableView | undefined;
  readonly board: Board | undefined;
  /** The moment is on its way. */
  readonly isComing: boolean;
}

export function useShown({ match, game, store }: LookedAt): Shown {
  useStore(store);
  const place = usePlace();
  const live = useLive(store, match.ownSeat);
  // An address may name an event that has not happened, or that is kept from spectators for a while.
  const seq = Math.min(place.at ?? live.seq, store.lastSeq());
  const moment = useShownMoment(store, seq);
  const table = moment?.table ?? undefined;
  const board = useMemo(() => table && boardOf(game, table), [game, table]);
  const beat = place.at === undefined ? live.beat : undefined;
  const isPast = place.at !== undefined && moment !== undefined;
  const then = useMemo(() => (isPast ? matchAt(match, moment) : match), [match, isPast, moment]);
  const isComing = moment === undefined && match.seq >= 0;
  const goTo = useGoTo(store, place.goTo);
  const step = store.steps().stepAt(seq);
  const drawn = moment?.seq ?? seq;
  return { ...place, goTo, seq, step, drawn, live, beat, match: then, table, board, isComing };
}

/** A moment is fetched while the page still draws that one has gone there. */
function useGoTo(store: LookedAt['store'], go: Place['goTo']): Place['goTo'] {
  return useCallback(
    (seq) => {
      if (seq !== undefined) void store.want(seq).catch(() => undefined);
      go(seq);
    },
    [store, go],
  );
}
