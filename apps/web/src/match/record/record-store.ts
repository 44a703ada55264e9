/**
 * The moments of one match from one point of view, page by page as somebody asks for them, and the
 * newest as they come. Nothing of it outlives the page: no cache of the browser ever holds a table.
 */
import { kept } from '@scoresheet/rules-presentation';
import { heldPages, pageNumber, PAGE_SIZE } from './held-pages.js';
import type { Moment } from './moment.js';

/** Where moments come from. */
export interface MomentSource {
  /** Up to `PAGE_SIZE` moments from a number on, in their order. */
  readonly page: (from: number) => Promise<readonly Moment[]>;
  /** A moment alone, where that is here sooner than its page; undefined where it is not. */
  readonly moment?: (seq: number) => Promise<Moment | undefined>;
}

export interface RecordStore {
  /** A moment whose page was not fetched yet, or that is past the end, is undefined. */
  readonly momentAt: (seq: number) => Moment | undefined;
  /** Fetches the page of a moment, once. */
  readonly load: (seq: number) => Promise<void>;
  /** Fetches a moment that somebody waits for: alone, where that is sooner than its page. */
  readonly want: (seq: number) => Promise<void>;
  /** Takes what has just happened; one that was there before is passed over. */
  readonly append: (moment: Moment) => void;
  /** The last number that is known of; -1 of none. */
  readonly lastSeq: () => number;
  readonly subscribe: (changed: () => void) => () => void;
  /** Grows with every change. */
  readonly version: () => number;
}

export function recordStore(source: MomentSource): RecordStore {
  const held = heldPages();
  const { changed, ...heard } = changes();
  let last = -1;
  const take = (moments: readonly Moment[]): void => {
    // What is here has been drawn: it stays the same object.
    const fresh = moments.filter(({ seq }) => !held.momentAt(seq));
    for (const moment of fresh) {
      held.put(withKeptTable(moment, held.momentAt(moment.seq - 1)));
      last = Math.max(last, moment.seq);
    }
    if (fresh.length > 0) changed();
  };
  const load = onceAtATime(async (page) => take(await source.page(page * PAGE_SIZE)));
  const want = onceAtATime(async (seq) => {
    const sooner = await source.moment?.(seq);
    return sooner ? take([sooner]) : load(pageNumber(seq));
  });
  return {
    ...heard,
    momentAt: held.momentAt,
    load: (seq) => (held.isWhole(seq, last) ? Promise.resolve() : load(pageNumber(seq))),
    want: (seq) => (held.momentAt(seq) ? Promise.resolve() : want(seq)),
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

/** Whoever asks while a page, or a moment, is on its way waits for that one. */
function onceAtATime(fetch: (number: number) => Promise<void>) {
  const running = new Map<number, Promise<void>>();
  return (number: number): Promise<void> => {
    const before = running.get(number);
    if (before) return before;
    const fetching = fetch(number).finally(() => running.delete(number));
    running.set(number, fetching);
    return fetching;
  };
}
