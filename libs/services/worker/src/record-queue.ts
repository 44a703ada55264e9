/**
 * Where the commands of one record are decided, one after the other, on a state that runs ahead
 * of the log. When somebody else's event is admitted first, all that was decided here on top of
 * the old head is void: the queue reads the record again and decides anew, in the same order.
 */
import { eachInTurns, type AdmittedEvent } from '@scoresheet/services-tail';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import type { OptimisticAggregate } from './optimistic-aggregate.js';
import type { AcceptedAhead, TakenCommand } from './taken-command.js';
import { MAX_PASSED_OVER, MAX_PREPARED } from './worker-options.js';

/** A record as it was read: an empty one, and what is to be folded into it. */
export interface RecordRead<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly ahead: OptimisticAggregate<S, C, R>;
  readonly history: readonly AdmittedEvent[];
  /** The archive lacks what the record needs. */
  readonly isDoubtful: boolean;
}

export class RecordQueue<S, C extends AnyCommand, R extends AnyRefusal> {
  status: 'loading' | 'open' | 'lost' = 'loading';
  /** What the queue read may be mended by now: the next command has the record read again. */
  isDoubtful = false;
  /** Commands to be decided once the record is read, in the order of the log. */
  waiting: TakenCommand<C, R>[] = [];
  /** Commands that are decided, and not settled yet. */
  unsettled = 0;
  /** The accepted command of which more follows, and what follows is on its way. */
  pending: TakenCommand<C, R> | undefined;
  /** The next event of what goes on is about to be made. */
  isGoingOn = false;
  /** Work for the next command is being done elsewhere. */
  isPreparing = false;
  /** When the queue was last used, for the one who tidies up. */
  usedIn = 0;
  private ahead: OptimisticAggregate<S, C, R> | undefined;
  /** Events that were admitted while the history is on its way. */
  private later: AdmittedEvent[] = [];
  private voided: TakenCommand<C, R>[] = [];

  constructor(readonly record: string) {}

  /** Whether nothing of the record is on its way. */
  get isQuiet(): boolean {
    const isIdle = this.status === 'open' && this.waiting.length === 0 && this.unsettled === 0;
    return isIdle && this.pending === undefined && !this.isGoingOn;
  }

  /** The next command can be decided at once, and none is before it. */
  get isFree(): boolean {
    return this.status === 'open' && this.waiting.length === 0 && !this.goesOn;
  }

  /** What was decided last goes on by itself, before anything else. */
  get goesOn(): boolean {
    return this.ahead?.goesOn ?? false;
  }

  get isOver(): boolean {
    return this.ahead?.isOver ?? false;
  }

  /** Whether nothing is on its way and nobody plays: it is read again when somebody does. */
  get isDeserted(): boolean {
    return this.isQuiet && this.ahead?.isEmpty === true;
  }

  /** Reads the record, with all events that are admitted as of the call of `read`. */
  async load(read: () => Promise<RecordRead<S, C, R>>): Promise<void> {
    this.status = 'loading';
    this.later = [];
    this.waiting.unshift(...this.voided.splice(0));
    const { ahead, history, isDoubtful } = await read();
    await eachInTurns(history, (event) => ahead.fold(event));
    for (const event of this.later) ahead.fold(event);
    this.ahead = ahead;
    this.isDoubtful = isDoubtful;
    this.status = 'open';
  }

  /** What has to be done before the next command is decided; undefined: nothing. */
  prepare(): Promise<void> | undefined {
    const [next] = this.waiting;
    const prepared = next?.prepared ?? 0;
    if (next === undefined || prepared >= MAX_PREPARED) return undefined;
    const preparing = this.ahead?.prepare(next);
    if (preparing !== undefined) next.prepared = prepared + 1;
    return preparing;
  }

  /** Decides ahead of the log. */
  decide(taken: TakenCommand<C, R>): void {
    if (this.ahead === undefined) throw new Error('a queue decided before it had read its record');
    taken.decided = this.ahead.decide(taken);
    taken.goesOn = taken.decided.is === 'accepted' && this.ahead.goesOn;
    this.unsettled += 1;
  }

  /** The next event of what goes on, ahead of the log. */
  goOn(next: TakenCommand<C, R>): void {
    if (this.ahead === undefined) throw new Error('a queue went on before it had read its record');
    next.decided = this.ahead.goOn(this.record);
    next.goesOn = next.decided.is === 'accepted' && this.ahead.goesOn;
    this.unsettled += 1;
  }

  /** Told of every admitted event of the record. */
  admitted(event: AdmittedEvent): void {
    if (this.status === 'loading') this.later.push(event);
    if (this.status !== 'open' || this.ahead?.confirm(event) === true) return;
    if (this.unsettled > 0) this.status = 'lost';
    else this.ahead?.fold(event);
  }

  /**
   * The log has been read up to where this decision is confirmed or void; to be called in the
   * order of the decisions. Answers whether it stands; if not, it is decided again after `load`.
   */
  settle(taken: TakenCommand<C, R>): boolean {
    this.unsettled -= 1;
    const { decided } = taken;
    if (decided?.is === 'accepted' && decided.isConfirmed) return true;
    if (decided?.is === 'accepted' && this.status === 'open') {
      this.status = 'lost';
      if (hasFailedForGood(taken, decided)) return true;
    }
    if (this.status === 'open') return true;
    // What follows by itself follows again once the record is read.
    if (taken.follows === undefined) this.voided.push(taken);
    return false;
  }
}

/** Whether an event that nobody outran was passed over too often: once may happen. */
function hasFailedForGood<C extends AnyCommand, R extends AnyRefusal>(
  taken: TakenCommand<C, R>,
  { event }: AcceptedAhead,
): boolean {
  const counted = taken.follows ?? taken;
  counted.passedOver += 1;
  if (counted.passedOver < MAX_PASSED_OVER) return false;
  const error = new Error(`Our own event was passed over ${MAX_PASSED_OVER} times.`);
  taken.decided = { is: 'failed', seq: event.header.seq, error };
  return true;
}
