/**
 * The moments of one match from one point of view, page by page as somebody asks for them, and the
 * newest as they come. Nothing of it outlives the page: no cache of the browser ever holds a table.
 */
import {
  isPlay,
  stepsOf,
  withMachinery,
  type MachineryRun,
  type Steps,
} from '@scoresheet/domain-match/play';
import { kept } from '@scoresheet/rules-presentation';
import { heldPages, pageNumber, PAGE_SIZE } from './held-pages.js';
import type { Moment } from './moment.js';

/** Where moments come from. */
export interface MomentSource {
  /** Up to `PAGE_SIZE` steps from a sequence number on, in order. */
  readonly page: (from: number) => Promise<readonly Moment[]>;
  /** A moment alone, where that is here sooner than its page; undefined where it is not. */
  readonly moment?: (seq: number) => Promise<Moment | undefined>;
  /** The moment of a clock tick, which no page contains. */
  readonly tick: (seq: number) => Promise<Moment | undefined>;
}

/** What was known of the record when the page opened. */
interface KnownRecord {
  /** The last event. */
  readonly seq: number;
  readonly ticks: readonly (readonly number[])[];
}

export interface RecordStore {
  /** A moment whose page was not fetched yet, or that is past the end, is undefined. */
  readonly momentAt: (seq: number) => Moment | undefined;
  /** The moment of a step, by the number of the step. */
  readonly momentOf: (step: number) => Moment | undefined;
  /** The steps up to the last event: what is shown, counted and stepped through. */
  readonly steps: () => Steps;
  /** Fetches the page of a moment, once. */
  readonly load: (seq: number) => Promise<void>;
  /** Fetches a moment that somebody waits for: alone, where that is sooner than its page. */
  readonly want: (seq: number) => Promise<void>;
  /** Takes what has just happened; one that was there before is passed over. */
  readonly append: (moment: Moment) => void;
  /** Sequence number of the last event, ticks included; -1 if there is none. */
  readonly lastSeq: () => number;
  readonly subscribe: (changed: () => void) => () => void;
  /** Grows with every change. */
  readonly version: () => number;
}

export function recordStore(source: MomentSource, known: KnownRecord): RecordStore {
  const { changed, ...heard } = changes();
  const record = growingRecord(known);
  const here = momentsHere(record, changed);
  const load = onceAtATime(async (page) => {
    here.take(await source.page(record.steps().seqAt(page * PAGE_SIZE)));
  });
  const want = onceAtATime(async (seq) => {
    if (!record.isStep(seq)) return here.takeTick(await source.tick(seq));
    const sooner = await source.moment?.(seq);
    return sooner ? here.take([sooner]) : load(pageNumber(record.steps().stepAt(seq)));
  });
  return {
    ...heard,
    momentAt: here.momentAt,
    momentOf: here.momentOf,
    steps: record.steps,
    load(seq) {
      const step = record.steps().stepAt(seq);
      return here.isWhole(step) ? Promise.resolve() : load(pageNumber(step));
    },
    want: (seq) => (here.momentAt(seq) ? Promise.resolve() : want(seq)),
    append(moment) {
      record.grow(moment);
      if (isPlay(moment)) here.take([moment]);
    },
    lastSeq: record.last,
  };
}

type GrowingRecord = ReturnType<typeof growingRecord>;

/** The moments that were fetched or have come: pages of steps, and the tick that a link named last. */
function momentsHere(record: GrowingRecord, changed: () => void) {
  const held = heldPages();
  let tick: Moment | undefined;
  const momentAt = (seq: number): Moment | undefined =>
    record.isStep(seq) ? held.momentOf(record.steps().stepAt(seq)) : momentIf(tick, seq);
  return {
    momentAt,
    momentOf: held.momentOf,
    isWhole: (step: number): boolean => held.isWhole(step, record.steps().count - 1),
    take(moments: readonly Moment[]): void {
      // What is here has been drawn: it stays the same object. An event that the page has not heard of
      // comes again with the feed, after the ticks before it.
      const fresh = moments.filter(
        ({ seq }) => seq <= record.last() && record.isStep(seq) && !momentAt(seq),
      );
      for (const moment of fresh) {
        const step = record.steps().stepAt(moment.seq);
        held.put(step, withKeptTable(moment, held.momentOf(step - 1)));
      }
      if (fresh.length > 0) changed();
    },
    takeTick(moment: Moment | undefined): void {
      tick = moment;
      changed();
    },
  };
}

const momentIf = (moment: Moment | undefined, seq: number): Moment | undefined =>
  moment?.seq === seq ? moment : undefined;

/** Which events of the record are steps, from what was known and what has come since. */
function growingRecord(known: KnownRecord) {
  let last = known.seq;
  let runs = known.ticks as readonly MachineryRun[];
  let steps = stepsOf(runs, last);
  return {
    last: () => last,
    steps: () => steps,
    isStep: (seq: number): boolean => steps.seqAt(steps.stepAt(seq)) === seq,
    grow({ seq, type }: Moment): void {
      if (seq <= last) return;
      last = seq;
      if (!isPlay({ type })) runs = withMachinery(runs, seq);
      steps = stepsOf(runs, last);
    },
  };
}

/** Most of a table is as it was one step before: that is held once, and drawn once. */
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
