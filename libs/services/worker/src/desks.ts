/** The desks of a partition: each command gets to the desk of its record, again if it is void. */
import { ArchiveBroken, type AdmittedEvent, type RecordTail } from '@scoresheet/services-tail';
import type { Aggregate, AnyCommand, AnyRefusal } from './aggregate.js';
import type { CommandOrder } from './command-order.js';
import { Desk, type RecordRead } from './desk.js';
import { RecordAhead, type Failure } from './record-ahead.js';
import { following, type TakenCommand } from './taken-command.js';
import { IDLE_SWEEPS } from './worker-options.js';

export interface DesksOptions<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly aggregate: Aggregate<S, C, R>;
  readonly tail: RecordTail<S>;
  readonly order: CommandOrder;
  /** Asked before a record is begun. */
  readonly isArchiveComplete: () => Promise<boolean>;
  /** Decided ahead of the log; to be given to `settle` once the log has been read that far. */
  readonly onDecided: (taken: TakenCommand<C, R>) => void;
  /** A decision that stands, with all that follows from it. */
  readonly onStanding: (taken: TakenCommand<C, R>) => void;
  /** What follows from an accepted command cannot be decided. */
  readonly onBroken: (failed: Failure & { readonly record: string }) => void;
  readonly stopped: AbortSignal;
  /** A record could not be read: nothing of this partition can go on. */
  readonly onError: (error: unknown) => void;
}

export class Desks<S, C extends AnyCommand, R extends AnyRefusal> {
  /** Times that a desk had to begin again because somebody else was faster. */
  lostRaces = 0;
  private readonly desks = new Map<string, Desk<S, C, R>>();
  private sweeps = 0;

  constructor(private readonly options: DesksOptions<S, C, R>) {
    options.tail.onAdmitted((event) => this.admitted(event));
  }

  get size(): number {
    return this.desks.size;
  }

  /** In the order of the log. */
  take(taken: TakenCommand<C, R>): void {
    const desk = this.deskOf(taken.command.record);
    desk.usedIn = this.sweeps;
    desk.waiting.push(taken);
    this.proceed(desk);
  }

  /**
   * The log has been read up to where these decisions are confirmed or void; to be called in the
   * order in which they were decided.
   */
  settle(decided: readonly TakenCommand<C, R>[]): void {
    for (const taken of decided) {
      const desk = this.deskOf(taken.command.record);
      if (desk.settle(taken)) this.stands(desk, taken);
    }
    for (const { command } of decided) {
      const desk = this.deskOf(command.record);
      if (desk.status === 'lost' && desk.unsettled === 0) this.beginAgain(desk);
    }
    for (const { command } of decided) {
      const { record } = command;
      if (this.desks.get(record)?.isDeserted) this.desks.delete(record);
    }
  }

  /** Puts away the desks of finished and idle records; they can be read again at any time. */
  sweep(): void {
    this.sweeps += 1;
    for (const [record, desk] of this.desks) {
      const isIdle = desk.isOver || this.sweeps - desk.usedIn > IDLE_SWEEPS;
      if (desk.isQuiet && isIdle) this.desks.delete(record);
    }
  }

  private admitted(event: AdmittedEvent): void {
    const { record } = event.header;
    this.desks.get(record)?.admitted(event);
    // The rules are asked also where nobody plays, before the event is one of the archive. While that
    // is away nobody can be asked, and whoever plays next reads the record.
    if (event.doubt !== undefined) void this.options.tail.stateOf(record).catch(() => undefined);
  }

  private deskOf(record: string): Desk<S, C, R> {
    const known = this.desks.get(record);
    const isStale = known?.isDoubtful === true && known.isQuiet;
    if (known !== undefined && !isStale) return known;
    const desk = new Desk<S, C, R>(record);
    this.desks.set(record, desk);
    this.load(desk).catch(this.options.onError);
    return desk;
  }

  private async load(desk: Desk<S, C, R>): Promise<void> {
    await desk.load(() => this.read(desk.record));
    if (!desk.goesOn) this.finishPending(desk);
    this.proceed(desk);
  }

  /** Decides what waits, up to what goes on by itself; that comes first. */
  private proceed(desk: Desk<S, C, R>): void {
    let last = desk.pending;
    while (desk.status === 'open' && !desk.goesOn) {
      last = desk.waiting.shift();
      if (last === undefined) return;
      desk.decide(last);
      this.options.onDecided(last);
    }
    // Where the one before has left it, whoever comes next brings it to its end.
    const follows = last ?? desk.waiting[0];
    if (desk.status === 'open' && follows !== undefined) this.goOnSoon(desk, follows);
  }

  /** One event in a turn of the event loop: a long action must not hold its neighbours up. */
  private goOnSoon(desk: Desk<S, C, R>, follows: TakenCommand<C, R>): void {
    if (desk.isGoingOn) return;
    desk.isGoingOn = true;
    setImmediate(() => {
      desk.isGoingOn = false;
      if (this.options.stopped.aborted || desk.status !== 'open') return;
      if (!desk.goesOn) {
        // Somebody else was faster with the rest of it.
        if (desk.unsettled === 0) this.finishPending(desk);
        return this.proceed(desk);
      }
      const next = following(follows);
      desk.goOn(next);
      this.options.onDecided(next);
      if (next.goesOn === true) this.goOnSoon(desk, follows);
      else this.proceed(desk);
    });
  }

  private stands(desk: Desk<S, C, R>, taken: TakenCommand<C, R>): void {
    const { decided, follows, goesOn } = taken;
    if (follows === undefined && goesOn === true) desk.pending = taken;
    else if (follows === undefined) this.options.onStanding(taken);
    else if (decided?.is === 'failed') {
      const { seq, error } = decided;
      this.options.onBroken({ record: desk.record, seq, error });
      this.finishPending(desk);
    } else if (goesOn !== true) this.finishPending(desk);
  }

  private finishPending(desk: Desk<S, C, R>): void {
    const { pending } = desk;
    desk.pending = undefined;
    if (pending !== undefined) this.options.onStanding(pending);
  }

  /** A record that nobody can read is suspended, and its neighbours go on. */
  private async read(record: string): Promise<RecordRead<S, C, R>> {
    const { tail, aggregate, order } = this.options;
    const newRecord = (mayStart?: boolean) =>
      new RecordAhead(aggregate, order, tail.suspensions.of(record), mayStart);
    try {
      const history = await tail.history(record);
      const mayStart = history.length > 0 || (await this.options.isArchiveComplete());
      return { ahead: newRecord(mayStart), history, isDoubtful: !mayStart };
    } catch (error) {
      if (!(error instanceof ArchiveBroken)) throw error;
      return { ahead: newRecord(), history: [], isDoubtful: true };
    }
  }

  private beginAgain(desk: Desk<S, C, R>): void {
    this.lostRaces += 1;
    this.options.tail.unforesee(desk.record);
    this.load(desk).catch(this.options.onError);
  }
}
