/**
 * Where the commands of one record are decided, one after the other, on a state that runs ahead
 * of the log. When somebody else's event is admitted first, all that was decided here on top of
 * the old head is void: the desk reads the record again and decides anew, in the same order.
 */
import { sealEvent, type Head, type Header } from '@scoresheet/domain-record';
import type { Entry } from '@scoresheet/event-log-port';
import { houseOf, sha256, type AdmittedEvent } from '@scoresheet/services-tail';
import type { Accepted, Aggregate, AnyCommand, AnyRefusal, Conflict } from './aggregate.js';
import type { CommandOrder } from './command-order.js';
import type { AcceptedAhead, Decided, TakenCommand } from './taken-command.js';
import { MAX_PASSED_OVER } from './worker-options.js';

const OVERTAKEN: Conflict = {
  outcome: 'conflict',
  says: 'The record went on without this command. Look again, and send a new one.',
};

/** An error that keeps the record from going on; kept until the desk reads the record again. */
interface Failure {
  readonly error: unknown;
}

export class Desk<S, C extends AnyCommand, R extends AnyRefusal> {
  status: 'loading' | 'open' | 'lost' = 'loading';
  /** To be decided once the record is read, in the order of the log. */
  waiting: TakenCommand<C, R>[] = [];
  /** Decided, and not settled yet. */
  unsettled = 0;
  /** When it was last used, for the one who tidies up. */
  usedIn = 0;
  private state: S | undefined;
  private head: Head | undefined;
  private atMs = 0;
  /** The event at the head, if it was not made at this desk. */
  private others: Header | undefined;
  private failure: Failure | undefined;
  private unconfirmed: AcceptedAhead[] = [];
  private later: AdmittedEvent[] = [];
  private void: TakenCommand<C, R>[] = [];

  constructor(
    readonly record: string,
    private readonly aggregate: Aggregate<S, C, R>,
    private readonly order: CommandOrder,
  ) {}

  /** The next command can be decided at once, and none is before it. */
  get isFree(): boolean {
    return this.status === 'open' && this.waiting.length === 0;
  }

  get isOver(): boolean {
    return this.state !== undefined && this.aggregate.isOver(this.state);
  }

  /** Reads the record; `history` gives all events that are admitted as of its call. */
  async load(
    history: () => Promise<readonly AdmittedEvent[]>,
    failure: Failure | undefined,
  ): Promise<void> {
    Object.assign(this, { status: 'loading', state: undefined, head: undefined, failure });
    Object.assign(this, { atMs: 0, others: undefined, unconfirmed: [], later: [] });
    this.waiting.unshift(...this.void.splice(0));
    for (const event of await history()) this.fold(event);
    for (const event of this.later.splice(0)) this.fold(event);
    this.status = 'open';
  }

  /** Decides ahead of the log. */
  decide(taken: TakenCommand<C, R>): void {
    taken.decided = this.decisionOn(taken);
    this.unsettled += 1;
  }

  /** For every admitted event of the record. */
  admitted(event: AdmittedEvent): void {
    if (this.status === 'loading') this.later.push(event);
    if (this.status !== 'open') return;
    const [mine] = this.unconfirmed;
    if (mine !== undefined && mine.event.head.hash === event.head.hash) {
      mine.isConfirmed = true;
      this.unconfirmed.shift();
    } else if (this.unsettled > 0) {
      this.status = 'lost';
    } else {
      this.fold(event);
    }
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
    this.void.push(taken);
    return false;
  }

  private decisionOn({ command, entry }: TakenCommand<C, R>): Decided<R> {
    const seq = nextSeq(this.head);
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

  private accept(command: C, { state, type, parts, saltOf }: Accepted<S>, at: number): Decided<R> {
    const { record, commandId } = command;
    const event = sealEvent({ record, type, at, commandId, parts }, this.head, { saltOf, sha256 });
    this.state = state;
    this.head = event.head;
    this.atMs = at;
    this.others = undefined;
    const accepted: AcceptedAhead = { is: 'accepted', event, isConfirmed: false };
    this.unconfirmed.push(accepted);
    return accepted;
  }

  private isLate(entry: Entry): boolean {
    return this.others !== undefined && this.order.isAfter(this.others, entry);
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

  private fold(event: AdmittedEvent): void {
    const { header, head } = event;
    if (head.seq !== nextSeq(this.head)) return; // it was in the history already
    this.head = head;
    this.atMs = header.at;
    this.others = header;
    if (this.failure !== undefined) return;
    try {
      this.state = this.aggregate.fold(this.state, { header, house: houseOf(event) });
    } catch (error) {
      this.failure = { error };
    }
  }
}

/** Nobody was faster, and yet it is no event: that may happen, but not time and again. */
function hasFailedForGood<C extends AnyCommand, R extends AnyRefusal>(
  taken: TakenCommand<C, R>,
  { event }: AcceptedAhead,
): boolean {
  taken.passedOver += 1;
  if (taken.passedOver < MAX_PASSED_OVER) return false;
  const error = new Error(`Our own event was passed over ${MAX_PASSED_OVER} times.`);
  taken.decided = { is: 'failed', seq: event.header.seq, error };
  return true;
}

const nextSeq = (head: Head | undefined): number => (head === undefined ? 0 : head.seq + 1);

function isAccepted<S, R extends AnyRefusal>(decided: Accepted<S> | R): decided is Accepted<S> {
  return decided.outcome === 'accepted';
}
