/**
 * A record as it will be if nobody else is faster: folded from what is admitted, and run ahead of
 * the log by what is decided on top of it.
 */
import { sealEvent, type FoldableEvent, type Head, type Header } from '@scoresheet/domain-record';
import { MAX_STEP_BACK_MS, type Entry } from '@scoresheet/event-log-port';
import { ArchiveBroken, endingOf, foldableOf, isAheadOfLog } from '@scoresheet/services-tail';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import type { DecidedEvent, Aggregate, AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Conflict } from './outcome.js';
import type { CommandOrder } from './command-order.js';
import type { AcceptedAhead, Decided, TakenCommand } from './taken-command.js';
import type { Prepare } from './worker-options.js';

const OVERTAKEN: Conflict = {
  outcome: 'conflict',
  says: 'The record went on without this command. Look again, and send a new one.',
};

const INCOMPLETE: Conflict = {
  outcome: 'conflict',
  says:
    'Nothing new is begun here for now: the archive lacks events that it had, and this may be one ' +
    'of them. Try again later; operators read "scoresheet doctor".',
};

const BEFORE_ITS_TIME: Conflict = {
  outcome: 'conflict',
  says:
    "The log's clock is hours behind the last event of this record. Nothing happens in it until " +
    'the clock is right: send a new command then.',
};

/** Why the record cannot go on here, and at which event. */
export interface Failure {
  readonly seq: number;
  readonly error: unknown;
  /** Hash of that event, where there is one. */
  readonly hash?: string;
}

interface AggregateOptions<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly aggregate: Aggregate<S, C, R>;
  readonly order: CommandOrder;
  readonly prepare?: Prepare<S, C> | undefined;
  /** Told of every state that it comes to, and again where a command has changed nothing. */
  readonly onState?: ((state: S) => void) | undefined;
}

export class OptimisticAggregate<S, C extends AnyCommand, R extends AnyRefusal> {
  private state: S | undefined;
  private head: Head | undefined;
  private atMs = 0;
  /** The event by which staff has ended the record although it could not go on. */
  private ended: FoldableEvent | undefined;
  /** The event at the head, and those of the same time before it, if they were not decided here. */
  private others: Header[] = [];
  private readonly unconfirmed: AcceptedAhead[] = [];

  constructor(
    private readonly options: AggregateOptions<S, C, R>,
    private failure?: Failure,
    /** Whether the record may be begun; false where it only seems new, and may have been there. */
    private readonly mayStart = true,
  ) {}

  get isOver(): boolean {
    if (this.failure !== undefined) return this.ended !== undefined;
    return this.state !== undefined && this.options.aggregate.isOver(this.state);
  }

  /** Whether nobody plays in the record yet: then it is not worth its memory. */
  get isEmpty(): boolean {
    if (this.failure !== undefined || this.state === undefined) return false;
    return this.options.aggregate.isEmpty(this.state);
  }

  /** What was decided last goes on by itself: nothing else can be decided before. */
  get goesOn(): boolean {
    if (this.failure !== undefined || this.state === undefined) return false;
    return this.options.aggregate.goesOn(this.state);
  }

  /** An admitted event of somebody else, or from the history. */
  fold(event: AdmittedEvent): void {
    const { header, head } = event;
    if (head.seq !== this.nextSeq) return; // it was in the history already
    this.head = head;
    this.atMs = header.at;
    this.others = this.others.filter(({ at }) => at === header.at);
    // What follows by itself has the place of the command that it follows from.
    if (!this.options.aggregate.isContinuation(header)) this.others.push(header);
    if (this.failure !== undefined) {
      const ending = endingOf(event);
      if (this.options.aggregate.endsSuspended(ending)) this.ended ??= ending;
      return;
    }
    try {
      this.moveTo(this.options.aggregate.fold(this.state, foldableOf(event)));
    } catch (error) {
      this.failure = { ...head, error };
    }
  }

  /** Is it the next event that was decided here? Then it is confirmed. */
  confirm(event: AdmittedEvent): boolean {
    const [mine] = this.unconfirmed;
    if (mine?.event.head.hash !== event.head.hash) return false;
    // What every other reader suspends is folded and suspended here as well.
    if (this.failure === undefined && isAheadOfLog(event)) return false;
    mine.isConfirmed = true;
    this.unconfirmed.shift();
    return true;
  }

  /** What has to be done before `decide`; undefined: nothing. */
  prepare({ command }: TakenCommand<C, R>): Promise<void> | undefined {
    if (this.failure !== undefined || this.state === undefined) return undefined;
    return this.options.prepare?.(this.state, command);
  }

  decide({ command, entry }: TakenCommand<C, R>): Decided<R> {
    const seq = this.nextSeq;
    const atMs = Math.max(this.atMs, entry.appendedAtMs);
    try {
      if (this.failure !== undefined) return this.decideSuspended(this.failure, command, atMs);
      // An event would be dated further ahead of the log than its readers may let pass.
      if (atMs - entry.appendedAtMs > MAX_STEP_BACK_MS) {
        return this.decideLate(command, BEFORE_ITS_TIME);
      }
      if (this.isLate(entry)) return this.decideLate(command, OVERTAKEN);
      const decided = this.options.aggregate.decide(this.state, command, atMs);
      if (!isAccepted(decided)) return this.refuse(decided);
      if (this.head === undefined && !this.mayStart) return { is: 'refused', refusal: INCOMPLETE };
      this.moveTo(decided.state);
      return this.accept(command, decided, atMs);
    } catch (error) {
      this.failure ??= { seq, error };
      return { is: 'failed', ...this.failure };
    }
  }

  /** Decides how a record goes on; called while it `goesOn`. */
  goOn(record: string): Decided<R> {
    const seq = this.nextSeq;
    try {
      if (this.state === undefined) throw new Error('nothing goes on here');
      const continued = this.options.aggregate.goOn(this.state);
      this.moveTo(continued.state);
      const { others } = this;
      const named = { record, commandId: continued.commandId };
      const accepted = this.accept(named, continued, this.atMs);
      this.others = others; // it has the place of the command that it follows from
      return accepted;
    } catch (error) {
      this.failure ??= { seq, error };
      return { is: 'failed', ...this.failure };
    }
  }

  private get nextSeq(): number {
    return this.head === undefined ? 0 : this.head.seq + 1;
  }

  private moveTo(state: S): void {
    this.state = state;
    this.options.onState?.(state);
  }

  /** A refusal tells where the record stands as well: whoever was mistaken about it learns it. */
  private refuse(refusal: R): Decided<R> {
    if (this.state !== undefined) this.options.onState?.(this.state);
    return { is: 'refused', refusal };
  }

  private accept(
    { record, commandId }: AnyCommand,
    { type, parts, saltOf }: DecidedEvent,
    at: number,
  ): AcceptedAhead {
    const event = sealEvent({ record, type, at, commandId, parts }, this.head, { saltOf, sha256 });
    this.head = event.head;
    this.atMs = at;
    this.others = [];
    const accepted: AcceptedAhead = { is: 'accepted', event, isConfirmed: false };
    this.unconfirmed.push(accepted);
    return accepted;
  }

  /**
   * Which command came first does not matter here: one that may end the record names the event at
   * which it was suspended, and a bad event may name any time.
   */
  private decideSuspended(failure: Failure, command: C, atMs: number): Decided<R> {
    const { seq, error } = failure;
    // What can be mended is not ended; and where it ends now, is not known either.
    if (error instanceof ArchiveBroken) return { is: 'failed', ...failure };
    const decided = this.options.aggregate.decideSuspended(command, { seq, ended: this.ended });
    if (decided === undefined) return { is: 'failed', ...failure };
    if (!isAccepted(decided)) return { is: 'refused', refusal: decided };
    const accepted = this.accept(command, decided, atMs);
    const { header } = accepted.event;
    this.ended = { header, house: decided.parts.house ?? decided.parts.public };
    return accepted;
  }

  private isLate(entry: Entry): boolean {
    return this.others.some((header) => this.options.order.isAfter(header, entry));
  }

  /**
   * A command that was sent before the one that made the head was decided before it, by whoever
   * made that head. If it is not in the record it was not accepted then, and is not accepted now:
   * no redelivery turns a refusal into an acceptance.
   */
  private decideLate(command: C, instead: Conflict): Decided<R> {
    const { aggregate } = this.options;
    if (aggregate.refusalOf !== undefined) {
      const refusal = aggregate.refusalOf(this.state, command, this.atMs);
      return { is: 'refused', refusal: refusal ?? instead };
    }
    const decided = aggregate.decide(structuredClone(this.state), command, this.atMs);
    return { is: 'refused', refusal: isAccepted(decided) ? instead : decided };
  }
}

function isAccepted<A extends DecidedEvent, R extends AnyRefusal>(decided: A | R): decided is A {
  return decided.outcome === 'accepted';
}
