/**
 * The moments of one match from one point of view, page by page as somebody asks for them, and the
 * newest as they come. Nothing of it outlives the page: no cache of the browser ever holds a table.
 */
import { kept } from '@scoresheet/rules-presentation';
import { heldPages, pageNumber, PAGE_SIZE } from './held-pages.js';
import type { Moment } from './moment.js';

/** Gives up to `PAGE_SIZE` moments from a number on, in their order. */
export type FetchMoments = (from: number) => Promise<readonly Moment[]>;

export interface RecordStore {
  /** A moment whose page was not fetched yet, or that is past the end, is undefined. */
  readonly momentAt: (seq: number) => Moment | undefined;
  /** Fetches the page of a moment, once. */
  readonly load: (seq: number) => Promise<void>;
  /** Takes what has just happened; one that was there before is passed over. */
  readonly append: (moment: Moment) => void;
  /** The last number that is known of; -1 of none. */
  readonly lastSeq: () => number;
  readonly subscribe: (changed: () => void) => () => void;
  /** Grows with every change. */
  readonly version: () => number;
}

export function recordStore(fetch: FetchMoments): RecordStore {
  const held = heldPages();
  const { changed, ...heard } = changes();
  let last = -1;
  const take = (moments: readonly Moment[]): void => {
    for (const moment of moments) {
      held.put(withKeptTable(moment, held.momentAt(moment.seq - 1)));
      last = Math.max(last, moment.seq);
    }
    changed();
  };
  const load = onceAtATime(async (page) => take(await fetch(page * PAGE_SIZE)));
  return {
    ...heard,
    momentAt: held.momentAt,
    load: (seq) => (held.momentAt(seq) ? Promise.resolve() : load(pageNumber(seq))),
    append: (moment) => take([moment]),
    lastSeq: () => last,
  };
}

/** Most of a table is as it was one event before: that is held once, and drawn once. */
const withKeptTable = (moment: Moment, before: Moment | undefined): Moment => ({
  ...moment,
  table: kept(before?.table, moment.table),
});

function changes() {
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    changed(): void {
      version += 1;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}

/** Whoever asks while a page is on its way waits for that one. */
function onceAtATime(fetchPage: (page: number) => Promise<void>) {
  const running = new Map<number, Promise<void>>();
  return (page: number): Promise<void> => {
    const before = running.get(page);
    if (before) return before;
    const fetching = fetchPage(page).finally(() => running.delete(page));
    running.set(page, fetching);
    return fetching;
  };
}
