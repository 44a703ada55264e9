/**
 * What the services ask of the rules of a record, whatever it is the record of: readers fold its
 * events, and a worker decides its commands.
 */
import type { Header } from './event-header.js';
import type { Parts } from './event-part.js';
import type { JsonObject } from './canonical-json.js';
import type { SaltOf } from './salt.js';
import type { DecidedAgain } from './verify-event.js';

/** A command as far as a worker looks at it. */
export interface AnyCommand {
  readonly commandId: string;
  readonly record: string;
}

/** What the rules say to a command that becomes no event; sent as it is, with the command's names. */
export interface AnyRefusal {
  readonly outcome: string;
}

/** An admitted event as it is folded. */
export interface FoldableEvent {
  readonly header: Header;
  /** What the house knows: its own part, or the public one when all is public. */
  readonly house: JsonObject;
  /** Whether nobody who may make events has proved that the event is theirs. */
  readonly isUnproved?: boolean;
}

/** An event that was decided, without the state after it. */
export interface DecidedEvent {
  readonly outcome: 'accepted';
  readonly type: string;
  /** Lines of the event; who has none knows the public one. */
  readonly parts: Parts;
  readonly saltOf: SaltOf;
}

export interface Accepted<S> extends DecidedEvent {
  readonly state: S;
}

/** Takes the place of a command's id in the header. */
export interface Continued<S> extends Accepted<S> {
  readonly commandId: string;
}

/** A record whose state nobody knows. */
export interface SuspendedRecord {
  /** The event that could not be folded, or the one that could not be made. */
  readonly seq: number;
  /** The event by which staff has ended it. */
  readonly ended: FoldableEvent | undefined;
}

/** The half of an aggregate that its readers need. */
export interface ReadOnlyAggregate<S> {
  /** May change and return `state`. Throws when the event cannot be decoded or folded. */
  fold(state: S | undefined, event: FoldableEvent): S;
  /**
   * `fold` for an event whose word is not taken: the rules decide it again. The state is worthless
   * where they differ. Throws where they have nothing to say.
   */
  redecide(state: S | undefined, event: FoldableEvent): DecidedAgain<S>;
  /** Whether nothing will follow in the record but what needs no state at hand. */
  isOver(state: S): boolean;
  /** Whether nobody plays in the record yet: it is read again when somebody does. */
  isEmpty(state: S): boolean;
  /** Whether staff ends by this event a record whose state nobody knows. */
  endsSuspended(event: FoldableEvent): boolean;
}

export interface Aggregate<
  S,
  C extends AnyCommand,
  R extends AnyRefusal,
> extends ReadOnlyAggregate<S> {
  /**
   * Total for bad input; what it throws is a bug, and the state is worthless afterwards. Changes
   * `state` when the command is accepted, and never else. `at` is the later one of the head's time
   * and the time at which the log took the command, in milliseconds.
   */
  decide(state: S | undefined, command: C, at: number): Accepted<S> | R;
  /**
   * What `decide` would refuse the command with, changing nothing in any case; undefined: it would
   * accept. For states that are too large to be copied; where it is absent, a copy is decided on.
   */
  refusalOf?(state: S | undefined, command: C, at: number): R | undefined;
  /** What was decided last did not fit into its events: nothing else is decided before the rest. */
  goesOn(state: S): boolean;
  /** The next event of such an action, at the time of the event before. Changes `state`. */
  goOn(state: S): Continued<S>;
  /** The event goes on with the action before it: no command became it. */
  isContinuation(event: Pick<Header, 'type'>): boolean;
  /**
   * The same as `decide` for a record whose state nobody knows. Undefined: there is nothing to be
   * said but that it is suspended.
   */
  decideSuspended(command: C, suspended: SuspendedRecord): DecidedEvent | NoInfer<R> | undefined;
}
