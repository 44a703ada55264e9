/**
 * States on demand. A record that nobody asked for costs nothing; one that somebody asked for is
 * folded from its history once, and from then on with every event that is admitted.
 */
import type { Head, ReadOnlyAggregate } from '@scoresheet/domain-record';
import type { Offset } from '@scoresheet/event-log-port';
import type { AdmittedEvent } from './admitted-event.js';
import { endingOf, foldableOf } from './ahead-of-log.js';
import { eachInTurns } from './each-in-turns.js';
import { ArchiveBroken } from './record-history.js';
import type { Suspension, Suspensions } from './suspensions.js';

/** Sweeps that a state which nobody asks for and nobody plays stays in memory. */
const IDLE_SWEEPS = 30;

export type Folded<S> =
  /** Whoever gets a state reads it at once: it goes on changing, and it must not be changed. */
  | { readonly status: 'folded'; readonly state: S; readonly head: Head; readonly atMs: number }
  | { readonly status: 'suspended'; readonly suspension: Suspension };

interface FoldedRecordsOptions<S> {
  readonly aggregate: ReadOnlyAggregate<S>;
  readonly suspensions: Suspensions;
  /** All events of a record that were admitted before the call. */
  readonly history: (record: string) => Promise<readonly AdmittedEvent[]>;
}

interface Fold<S> {
  state: S | undefined;
  head: Head | undefined;
  atMs: number;
  lastOffset: Offset;
  touchedIn: number;
}

interface Loading<S> {
  readonly fold: Promise<Fold<S>>;
  /** Events that were admitted while the history is on its way. */
  readonly later: AdmittedEvent[];
}

export class FoldedRecords<S> {
  private readonly folds = new Map<string, Fold<S>>();
  private readonly loading = new Map<string, Loading<S>>();
  private sweeps = 0;

  constructor(private readonly options: FoldedRecordsOptions<S>) {}

  get size(): number {
    return this.folds.size;
  }

  /** The state of a record, undefined where there is no such record. */
  async stateOf(record: string): Promise<Folded<S> | undefined> {
    const fold = this.folds.get(record) ?? (await this.loaded(record));
    fold.touchedIn = this.sweeps;
    const suspension = this.options.suspensions.of(record);
    if (suspension !== undefined) return { status: 'suspended', suspension };
    const { state, head, atMs } = fold;
    if (state === undefined || head === undefined) return undefined;
    return { status: 'folded', state, head, atMs };
  }

  /** Folds an admitted event; all of them, in log order. */
  apply(event: AdmittedEvent): void {
    const { record } = event.header;
    const fold = this.folds.get(record);
    if (fold !== undefined) this.foldOn(fold, event);
    else this.loading.get(record)?.later.push(event);
  }

  /** Forgets finished, empty and idle records whose last event the archive has passed. */
  sweep(archivedTo: Offset): void {
    this.sweeps += 1;
    for (const [record, fold] of this.folds) {
      const isAtRest = fold.state !== undefined && this.isAtRest(fold.state);
      const isIdle = this.sweeps - fold.touchedIn > IDLE_SWEEPS;
      if ((isAtRest || isIdle) && fold.lastOffset < archivedTo) this.folds.delete(record);
    }
  }

  private isAtRest(state: S): boolean {
    const { aggregate } = this.options;
    return aggregate.isOver(state) || aggregate.isEmpty(state);
  }

  private loaded(record: string): Promise<Fold<S>> {
    const running = this.loading.get(record);
    if (running !== undefined) return running.fold;
    const later: AdmittedEvent[] = [];
    const fold = this.load(record, later);
    this.loading.set(record, { later, fold });
    return fold;
  }

  private async load(record: string, later: readonly AdmittedEvent[]): Promise<Fold<S>> {
    const nothing = { state: undefined, head: undefined, atMs: 0, lastOffset: -1 };
    const fold: Fold<S> = { ...nothing, touchedIn: this.sweeps };
    try {
      const history = await this.options.history(record);
      await eachInTurns(history, (event) => this.foldOn(fold, event));
      for (const event of later) this.foldOn(fold, event);
      if (fold.head !== undefined) this.folds.set(record, fold);
      return fold;
    } catch (error) {
      // The record is suspended; whoever asks next reads it again, for it may be mended by then.
      if (error instanceof ArchiveBroken) return fold;
      throw error;
    } finally {
      this.loading.delete(record);
    }
  }

  private foldOn(fold: Fold<S>, event: AdmittedEvent): void {
    const { aggregate, suspensions } = this.options;
    const { header, head, offset } = event;
    if (head.seq !== (fold.head?.seq ?? -1) + 1) return; // it was in the history already
    Object.assign(fold, { head, atMs: header.at, lastOffset: offset, touchedIn: this.sweeps });
    if (suspensions.of(header.record) !== undefined) {
      const ending = endingOf(event);
      if (aggregate.endsSuspended(ending)) suspensions.end(header.record, ending);
      return;
    }
    try {
      fold.state = aggregate.fold(fold.state, foldableOf(event));
    } catch (error) {
      const { record, seq, at: atMs } = header;
      suspensions.suspend({ record, seq, atMs, hash: head.hash }, error);
    }
  }
}
