/** The tables of a round, asked for as far as they are looked at, and mended by the feed. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../../api/client.js';
import { subscribed } from '../../api/socket.js';
import { useEvent } from '../follow/use-event.js';
import {
  NO_TABLES,
  removedTables,
  shownTables,
  withHeard,
  withoutTables,
  withPage,
  type HeldTables,
} from './held-tables.js';
import { FIRST_TABLES, MORE_TABLES, TABLES_FEED, type Pairing } from './round-documents.js';

export interface RoundPlace {
  readonly phase: number;
  readonly round: number;
}

export interface RoundTables {
  /** By number, from the first on. */
  readonly tables: readonly Pairing[];
  /** All that are known, also of pages that are not here yet. */
  readonly known: ReadonlyMap<number, Pairing>;
  readonly isComplete: boolean;
  /** The server could not be asked; it will be again. */
  readonly isLost: boolean;
}

const FIRST_PAGE = 100;
const PAGE = 500;
const RETRY_MS = 3_000;
/** A thousand pages that hear of a round ask for it within this time, and not at once. */
const SPREAD_MS = 600;

type Rounds = ReadonlyMap<string, HeldTables>;

/** `needed`: as many of the first tables have to be here. */
export function useTables(place: RoundPlace | undefined, needed: number): RoundTables {
  const [rounds, setRounds] = useState<Rounds>(new Map());
  const put = useRef((of: RoundPlace, change: (held: HeldTables) => HeldTables): void =>
    setRounds((now) => {
      const key = keyOf(of);
      return new Map(now).set(key, change(now.get(key) ?? NO_TABLES));
    }),
  ).current;
  useHeard(put);
  useRemoved(put);
  const held = (place && rounds.get(keyOf(place))) ?? NO_TABLES;
  const tables = useMemo(() => shownTables(held), [held]);
  const isComplete = held.upTo === Infinity;
  const isNeeded = !isComplete && (held.upTo === 0 || tables.length < needed);
  const isLost = useNextPage(isNeeded ? place : undefined, held.upTo, put);
  return { tables, known: held.tables, isComplete, isLost };
}

const keyOf = ({ phase, round }: RoundPlace): string => `${phase}.${round}`;

type Put = (of: RoundPlace, change: (held: HeldTables) => HeldTables) => void;

/** What happens is told with the tables that it has changed; a small round is published so as a whole. */
function useHeard(put: Put): void {
  const { id, seq } = useEvent().event;
  const from = useRef(seq + 1);
  useEffect(
    () =>
      subscribed(TABLES_FEED, () => ({ tournament: id, from: from.current }), {
        next({ tournamentEvents: { seq: heard, type, tables } }) {
          from.current = heard + 1;
          const [first] = tables;
          if (!first) return;
          const isWhole = type === 'round-published' && tables.length < PAGE;
          put(first, (held) => (isWhole ? withPage(held, tables, PAGE) : withHeard(held, tables)));
        },
        // The frame says that the connection is lost.
        failed: () => undefined,
      }),
    [id, put],
  );
}

/** The feed contains the tables that are there; a table that is gone is only named in the facts. */
function useRemoved(put: Put): void {
  const { onNews } = useEvent();
  useEffect(
    () =>
      onNews(({ facts, now: { round } }) => {
        const removed = removedTables(facts);
        if (round && removed.length > 0) put(round, (held) => withoutTables(held, removed));
      }),
    [onNews, put],
  );
}

/** Asks for the page after `after`, and says whether that has failed. */
function useNextPage(place: RoundPlace | undefined, after: number, put: Put): boolean {
  const { id: tournament } = useEvent().event;
  const [failures, setFailures] = useState(0);
  const isFirst = useRef(true);
  const { phase, round } = place ?? NOWHERE;
  useEffect(() => {
    if (phase === NOWHERE.phase) return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const page = await pageAfter({ tournament, phase, round }, after);
      if (isOver) return;
      const size = after === 0 ? FIRST_PAGE : PAGE;
      put({ phase, round }, (held) => withPage(held, page, size));
      setFailures(0);
    };
    const failed = (): void => setFailures((now) => (isOver ? now : now + 1));
    const wait = waitOf(isFirst.current || after > 0, failures);
    const timer = setTimeout(() => void ask().catch(failed), wait);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [phase, round, after, failures, tournament, put]);
  return failures > 0;
}

/** Phases are counted from 1. */
const NOWHERE: RoundPlace = { phase: 0, round: 0 };

const waitOf = (isAwaited: boolean, failures: number): number =>
  failures > 0 ? RETRY_MS : isAwaited ? 0 : Math.random() * SPREAD_MS;

async function pageAfter(
  variables: RoundPlace & { readonly tournament: string },
  after: number,
): Promise<readonly Pairing[]> {
  const fetchPolicy = 'no-cache';
  const { data } =
    after === 0
      ? await client.query({ query: FIRST_TABLES, variables, fetchPolicy })
      : await client.query({ query: MORE_TABLES, variables: { ...variables, after }, fetchPolicy });
  return data?.tournamentTables ?? [];
}
