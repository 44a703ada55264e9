/**
 * A record as it will be if nobody else is faster: folded from what is admitted, and run ahead of
 * the log by what is decided on top of it.
 */
import { sealEvent, type Head, type Header } from '@scoresheet/domain-record';
import type { Entry } from '@scoresheet/event-log-port';
import { houseOf, sha256, type AdmittedEvent } from '@scoresheet/services-tail';
import type { Accepted, Aggregate, AnyCommand, AnyRefusal, Conflict } from './aggregate.js';
import type { CommandOrder } from './command-order.js';
import type { AcceptedAhead, Decided, TakenCommand } from './taken-command.js';

const OVERTAKEN: Conflict = {
  outcome: 'conflict',
  says: 'The record went on without this command. Look again, and send a new one.',
};

/** Why the record cannot go on here. */
export interface Failure {
  readonly error: unknown;
}

export class RecordAhead<S, C extends AnyCommand, R extends AnyRefusal> {
  private state: S | undefined;
  private head: Head | undefined;
  private atMs = 0;
  /** The event at the head, and those of the same time before it, if they were not decided here. */
  private others: Header[] = [];
  private readonly unconfirmed: AcceptedAhead[] = [];

  constructor(
    private readonly aggregate: Aggregate<S, C, R>,
    private readonly order: CommandOrder,
    private failure?: Failure,
  ) {}

  get isOver(): boolean {
    return this.state !== undefined && this.aggregate.isOver(this.state);
  }

  /** An admitted event of somebody else, or from the history. */
  fold(event: AdmittedEvent): void {
    const { header, head } = event;
    if (head.seq !== this.nextSeq) return; // it was in the history already
    this.head = head;
    this.atMs = header.at;
    this.others = this.others.filter(({ at }) => at === header.at);
    this.others.push(header);
    if (this.failure !== undefined) return;
    try {
      this.state = this.aggregate.fold(this.state, { header, house: houseOf(event) });
    } catch (error) {
      this.failure = { error };
    }
  }

  /** Is it the next event that was decided here? Then it is confirmed. */
  confirm({ head }: AdmittedEvent): boolean {
    const [mine] = this.unconfirmed;
    if (mine?.event.head.hash !== head.hash) return false;
    mine.isConfirmed = true;
    this.unconfirmed.shift();
    return true;
  }

  decide({ command, entry }: TakenCommand<C, R>): Decided<R> {
    const seq = this.nextSeq;
    if (this.failure !== undefined) return { is: 'failed', seq, error: this.failure.error };
    try {
      if (this.isLate(entry)) return this.decideLate(command);
      const atMs = Math.max(this.atMs, entry.appendedAtMs);
      const decided = this.aggregate.decide(this.state, command, atMs);
      if (!isAccepted(decided)) return { is: 'refused', refusal: decided };
      return this.accept(command, decided, atMs);
    } catch (error) {
      this.failure = { error };
      return { is: 'failed', seq, error };
    }
  }

  private get nextSeq(): number {
    return this.head === undefined ? 0 : this.head.seq + 1;
  }

  private accept(command: C, { state, type, parts, saltOf }: Accepted<S>, at: number): Decided<R> {
    const { record, commandId } = command;
    const event = sealEvent({ record, type, at, commandId, parts }, this.head, { saltOf, sha256 });
    this.state = state;
    this.head = event.head;
    this.atMs = at;
    this.others = [];
    const accepted: AcceptedAhead = { is: 'accepted', event, isConfirmed: false };
    this.unconfirmed.push(accepted);
    return accepted;
  }

  private isLate(entry: Entry): boolean {
    return this.others.some((header) => this.order.isAfter(header, entry));
  }

  /**
   * A command that was sent before the one that made the head was decided before it, by whoever
   * made that head. If it is not in the record it was not accepted then, and is not accepted now:
   * no redelivery turns a refusal into an acceptance.
   */
  private decideLate(command: C): Decided<R> {
    const decided = this.aggregate.decide(structuredClone(this.state), command, this.atMs);
    return { is: 'refused', refusal: isAccepted(decided) ? OVERTAKEN : decided };
  }
}

function isAccepted<S, R extends AnyRefusal>(decided: Accepted<S> | R): decided is Accepted<S> {
  return decided.outcome === 'accepted';
}
