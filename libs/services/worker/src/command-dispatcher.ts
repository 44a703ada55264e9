/** Gives each command of a partition to the queue of its record, again if what it came to is void. */
import { ArchiveBroken, type AdmittedEvent, type RecordTail } from '@scoresheet/services-tail';
import type { Offset } from '@scoresheet/event-log-port';
import type { Aggregate, AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import type { CommandOrder } from './command-order.js';
import { RecordQueue, type RecordRead } from './record-queue.js';
import { OptimisticAggregate, type Failure } from './optimistic-aggregate.js';
import { continuing, type TakenCommand } from './taken-command.js';
import { IDLE_SWEEPS, type Prepare } from './worker-options.js';

interface CommandDispatcherOptions<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly aggregate: Aggregate<S, C, R>;
  readonly tail: RecordTail<S>;
  readonly order: CommandOrder;
  /** Whether the archive has all events; asked before a record is begun. */
  readonly isArchiveComplete: () => Promise<boolean>;
  /** Told of every state that a record comes to. */
  readonly onState?: ((state: S) => void) | undefined;
  /** What is done before a command is decided, while other records go on. */
  readonly prepare?: Prepare<S, C> | undefined;
  /** Told of a command decided ahead of the log; `appended` gets it with the end after it. */
  readonly onDecided: (taken: TakenCommand<C, R>) => void;
  /** A decision that stands, with all that follows from it. */
  readonly onStanding: (taken: TakenCommand<C, R>) => void;
  /** What follows from an accepted command cannot be decided. */
  readonly onBroken: (failed: Failure & { readonly record: string }) => void;
  readonly stopped: AbortSignal;
  /** A record could not be read: nothing of this partition can go on. */
  readonly onError: (error: unknown) => void;
}

export class CommandDispatcher<S, C extends AnyCommand, R extends AnyRefusal> {
  /** Times that a queue had to begin again because somebody else was faster. */
  lostRaces = 0;
  private readonly queues = new Map<string, RecordQueue<S, C, R>>();
  private sweeps = 0;
  private settled: Promise<void> = Promise.resolve();

  constructor(private readonly options: CommandDispatcherOptions<S, C, R>) {
    options.tail.onAdmitted((event) => this.admitted(event));
  }

  get size(): number {
    return this.queues.size;
  }

  /** Takes commands in the order of the log. */
  take(taken: TakenCommand<C, R>): void {
    const queue = this.queueOf(taken.command.record);
    queue.usedIn = this.sweeps;
    queue.waiting.push(taken);
    this.proceed(queue);
  }

  /**
   * In the order in which they were decided. Every decision is confirmed or void once the tail has
   * come to `end`; the refused ones wait as well, for a state that lags behind must not answer for
   * one that does not.
   */
  appended(decided: readonly TakenCommand<C, R>[], end: Offset): void {
    this.settled = this.settled
      .then(() => this.options.tail.reached(end))
      .then(() => this.settle(decided));
    this.settled.catch(this.options.onError);
  }

  private settle(decided: readonly TakenCommand<C, R>[]): void {
    for (const taken of decided) {
      const queue = this.queueOf(taken.command.record);
      if (queue.settle(taken)) this.stands(queue, taken);
    }
    for (const { command } of decided) {
      const queue = this.queueOf(command.record);
      if (queue.status === 'lost' && queue.unsettled === 0) this.beginAgain(queue);
    }
    for (const { command } of decided) {
      const { record } = command;
      if (this.queues.get(record)?.isDeserted) this.queues.delete(record);
    }
  }

  /** Puts away the queues of finished and idle records; they can be read again at any time. */
  sweep(): void {
    this.sweeps += 1;
    for (const [record, queue] of this.queues) {
      const isIdle = queue.isOver || this.sweeps - queue.usedIn > IDLE_SWEEPS;
      if (queue.isQuiet && isIdle) this.queues.delete(record);
    }
  }

  private admitted(event: AdmittedEvent): void {
    const { record } = event.header;
    this.queues.get(record)?.admitted(event);
    // The rules are asked also where nobody plays, before the event is one of the archive. While that
    // is away nobody can be asked, and whoever plays next reads the record.
    if (event.doubt !== undefined) void this.options.tail.stateOf(record).catch(() => undefined);
  }

  private queueOf(record: string): RecordQueue<S, C, R> {
    const known = this.queues.get(record);
    const isStale = known?.isDoubtful === true && known.isQuiet;
    if (known !== undefined && !isStale) return known;
    const queue = new RecordQueue<S, C, R>(record);
    this.queues.set(record, queue);
    this.load(queue).catch(this.options.onError);
    return queue;
  }

  private async load(queue: RecordQueue<S, C, R>): Promise<void> {
    await queue.load(() => this.read(queue.record));
    if (!queue.goesOn) this.finishPending(queue);
    this.proceed(queue);
  }

  /** Decides what waits, up to what goes on by itself; that comes first. */
  private proceed(queue: RecordQueue<S, C, R>): void {
    if (queue.isPreparing) return;
    let last = queue.pending;
    while (queue.status === 'open' && !queue.goesOn) {
      const preparing = queue.prepare();
      if (preparing !== undefined) return this.proceedAfter(preparing, queue);
      last = queue.waiting.shift();
      if (last === undefined) return;
      queue.decide(last);
      this.options.onDecided(last);
    }
    // An action that its own command has left unfinished is brought to its end by the next command.
    const follows = last ?? queue.waiting[0];
    if (queue.status === 'open' && follows !== undefined) this.goOnSoon(queue, follows);
  }

  /** The next command stays the first one that waits: the record may have to be read again. */
  private proceedAfter(preparing: Promise<void>, queue: RecordQueue<S, C, R>): void {
    queue.isPreparing = true;
    const goOn = (): void => {
      queue.isPreparing = false;
      if (!this.options.stopped.aborted) this.proceed(queue);
    };
    preparing.then(goOn, goOn).catch(this.options.onError);
  }

  /** One event in a turn of the event loop: a long action must not hold its neighbours up. */
  private goOnSoon(queue: RecordQueue<S, C, R>, follows: TakenCommand<C, R>): void {
    if (queue.isGoingOn) return;
    queue.isGoingOn = true;
    setImmediate(() => {
      queue.isGoingOn = false;
      if (this.options.stopped.aborted || queue.status !== 'open') return;
      if (!queue.goesOn) {
        // Somebody else was faster with the rest of it.
        if (queue.unsettled === 0) this.finishPending(queue);
        return this.proceed(queue);
      }
      const next = continuing(follows);
      queue.goOn(next);
      this.options.onDecided(next);
      if (next.goesOn === true) this.goOnSoon(queue, follows);
      else this.proceed(queue);
    });
  }

  private stands(queue: RecordQueue<S, C, R>, taken: TakenCommand<C, R>): void {
    const { decided, follows, goesOn } = taken;
    if (follows === undefined && goesOn === true) queue.pending = taken;
    else if (follows === undefined) this.options.onStanding(taken);
    else if (decided?.is === 'failed') {
      const { seq, error } = decided;
      this.options.onBroken({ record: queue.record, seq, error });
      this.finishPending(queue);
    } else if (goesOn !== true) this.finishPending(queue);
  }

  private finishPending(queue: RecordQueue<S, C, R>): void {
    const { pending } = queue;
    queue.pending = undefined;
    if (pending !== undefined) this.options.onStanding(pending);
  }

  /** A record that nobody can read is suspended, and its neighbours go on. */
  private async read(record: string): Promise<RecordRead<S, C, R>> {
    const { tail } = this.options;
    const newRecord = (mayStart?: boolean) =>
      new OptimisticAggregate(this.options, tail.suspensions.of(record), mayStart);
    try {
      const history = await tail.history(record);
      const mayStart = history.length > 0 || (await this.options.isArchiveComplete());
      return { ahead: newRecord(mayStart), history, isDoubtful: !mayStart };
    } catch (error) {
      if (!(error instanceof ArchiveBroken)) throw error;
      return { ahead: newRecord(), history: [], isDoubtful: true };
    }
  }

  private beginAgain(queue: RecordQueue<S, C, R>): void {
    this.lostRaces += 1;
    this.options.tail.unforesee(queue.record);
    this.load(queue).catch(this.options.onError);
  }
}
