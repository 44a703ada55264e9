/**
 * States on demand. A record that nobody asked for costs nothing; one that somebody asked for is
 * folded from its history once, and from then on with every event that is admitted.
 */
import type { Head } from '@scoresheet/domain-record';
import type { Offset } from '@scoresheet/event-log-port';
import { houseOf, type AdmittedEvent } from './admitted-event.js';
import type { Folder } from './folder.js';
import type { Suspension, Suspensions } from './suspensions.js';

/** Sweeps that a state which nobody asks for and nobody plays stays in memory. */
const IDLE_SWEEPS = 3;

export type Folded<S> =
  /** Whoever gets a state reads it at once: it goes on changing, and it must not be changed. */
  | { readonly status: 'folded'; readonly state: S; readonly head: Head; readonly atMs: number }
  | { readonly status: 'suspended'; readonly suspension: Suspension };

interface Fold<S> {
  state: S | undefined;
  head: Head | undefined;
  atMs: number;
  lastOffset: Offset;
  touchedIn: number;
}

export interface FoldedRecords<S> {
  /** Undefined: there is no such record. */
  stateOf(record: string): Promise<Folded<S> | undefined>;
  apply(event: AdmittedEvent): void;
  /** Forgets finished and idle records whose last event the archive has passed. */
  sweep(archivedTo: Offset): void;
  readonly size: number;
}

export interface FoldedRecordsOptions<S> {
  readonly folder: Folder<S>;
  readonly suspensions: Suspensions;
  /** All events of a record that were admitted before the call. */
  readonly history: (record: string) => Promise<readonly AdmittedEvent[]>;
}

export function foldedRecords<S>(options: FoldedRecordsOptions<S>): FoldedRecords<S> {
  const { folder, suspensions, history } = options;
  const folds = new Map<string, Fold<S>>();
  const loading = new Map<string, { later: AdmittedEvent[]; fold: Promise<Fold<S>> }>();
  let sweeps = 0;

  function take(fold: Fold<S>, event: AdmittedEvent): void {
    const { header, head, offset } = event;
    if (head.seq !== (fold.head?.seq ?? -1) + 1) return; // it was in the history already
    fold.head = head;
    fold.atMs = header.at;
    fold.lastOffset = offset;
    fold.touchedIn = sweeps;
    if (suspensions.of(header.record) !== undefined) return;
    try {
      fold.state = folder.fold(fold.state, { header, house: houseOf(event) });
    } catch (error) {
      suspensions.suspend(header.record, head.seq, error);
    }
  }

  async function load(record: string, later: readonly AdmittedEvent[]): Promise<Fold<S>> {
    const nothing = { state: undefined, head: undefined, atMs: 0, lastOffset: -1 };
    const fold: Fold<S> = { ...nothing, touchedIn: sweeps };
    try {
      for (const event of await history(record)) take(fold, event);
      for (const event of later) take(fold, event);
      if (fold.head !== undefined) folds.set(record, fold);
      return fold;
    } finally {
      loading.delete(record);
    }
  }

  function loaded(record: string): Promise<Fold<S>> {
    const running = loading.get(record);
    if (running !== undefined) return running.fold;
    const later: AdmittedEvent[] = [];
    const fold = load(record, later);
    loading.set(record, { later, fold });
    return fold;
  }

  return {
    async stateOf(record) {
      const fold = folds.get(record) ?? (await loaded(record));
      fold.touchedIn = sweeps;
      const { state, head, atMs } = fold;
      const suspension = suspensions.of(record);
      if (suspension !== undefined) return { status: 'suspended', suspension };
      if (state === undefined || head === undefined) return undefined;
      return { status: 'folded', state, head, atMs };
    },
    apply(event) {
      const fold = folds.get(event.header.record);
      if (fold !== undefined) take(fold, event);
      else loading.get(event.header.record)?.later.push(event);
    },
    sweep(archivedTo) {
      sweeps += 1;
      for (const [record, fold] of folds) {
        const isOver = fold.state !== undefined && folder.isOver(fold.state);
        const isIdle = sweeps - fold.touchedIn > IDLE_SWEEPS;
        if ((isOver || isIdle) && fold.lastOffset < archivedTo) folds.delete(record);
      }
    },
    get size() {
      return folds.size;
    },
  };
}
