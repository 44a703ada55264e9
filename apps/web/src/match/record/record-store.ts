/**
 * The moments of one match from one point of view, page by page as somebody asks for them, and the
 * newest as they come. Nothing of it outlives the page: no cache of the browser ever holds a table.
 */
import type { Moment } from './moment.js';

/** Moments that are fetched together, as the document asks for them. */
export const PAGE_SIZE = 50;
/** So many pages are held at most: some 14 MB of the largest tables. */
const PAGES_HELD = 40;

/** Gives up to `PAGE_SIZE` moments from a number on, in their order. */
export type FetchMoments = (from: number) => Promise<readonly Moment[]>;

export interface RecordStore {
  /** Undefined where its page was not fetched yet, or is past the end. */
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
  const pages = new Map<number, Map<number, Moment>>();
  const fetching = new Map<number, Promise<void>>();
  const listeners = new Set<() => void>();
  let [last, version] = [-1, 0];
  const changed = (): void => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  const pageOf = (seq: number): Map<number, Moment> => {
    const number = Math.floor(seq / PAGE_SIZE);
    const page = pages.get(number) ?? new Map<number, Moment>();
    // The page that was used last stands last: the first one goes when there are too many.
    pages.delete(number);
    pages.set(number, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= PAGES_HELD) break;
      pages.delete(oldest);
    }
    return page;
  };
  const put = (moment: Moment): void => {
    pageOf(moment.seq).set(moment.seq, moment);
    last = Math.max(last, moment.seq);
  };
  const fetchPage = async (number: number): Promise<void> => {
    try {
      const moments = await fetch(number * PAGE_SIZE);
      moments.forEach(put);
      changed();
    } finally {
      fetching.delete(number);
    }
  };
  return {
    momentAt: (seq) => pages.get(Math.floor(seq / PAGE_SIZE))?.get(seq),
    load(seq) {
      const number = Math.floor(seq / PAGE_SIZE);
      if (pages.get(number)?.has(seq)) return Promise.resolve();
      const running = fetching.get(number) ?? fetchPage(number);
      fetching.set(number, running);
      return running;
    },
    append(moment) {
      put(moment);
      changed();
    },
    lastSeq: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}
