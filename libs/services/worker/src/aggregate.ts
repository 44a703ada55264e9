/** What a worker needs to know of the rules of a record. */
import type { Header, Parts, SaltOf } from '@scoresheet/domain-record';
import type { FoldableEvent, Folder } from '@scoresheet/services-tail';

/** A command as far as a worker looks at it. */
export interface AnyCommand {
  readonly commandId: string;
  readonly record: string;
}

export interface Accepted<S> {
  readonly outcome: 'accepted';
  readonly state: S;
  readonly type: string;
  readonly parts: Parts;
  readonly saltOf: SaltOf;
}

/** Takes the place of a command's id in the header. */
export interface Continued<S> extends Accepted<S> {
  readonly commandId: string;
}

/** Whatever the rules say instead; sent as it is, with the names of the command. */
export interface AnyRefusal {
  readonly outcome: string;
}

export interface Aggregate<S, C extends AnyCommand, R extends AnyRefusal> extends Folder<S> {
  /**
   * Total for bad input; what it throws is a bug, and the state is worthless afterwards. Changes
   * `state` when the command is accepted, and never else. `at` is in milliseconds.
   */
  decide(state: S | undefined, command: C, at: number): Accepted<S> | R;
  /** What was decided last goes on by itself: nothing else is decided before. Absent: never. */
  goesOn?(state: S): boolean;
  /** The next event of it, at the time of the event before. Changes `state`. */
  goOn?(state: S): Continued<S>;
  /** No command became this event. */
  isContinuation?(event: Pick<Header, 'type'>): boolean;
  /**
   * The same for a record whose state nobody knows. Undefined: there is nothing to be said but that
   * it is suspended, which is also so where this is absent.
   */
  decideSuspended?(
    command: C,
    suspended: SuspendedRecord,
  ): AcceptedUnknown | NoInfer<R> | undefined;
}

export interface SuspendedRecord {
  /** The event that could not be folded, or the one that could not be made. */
  readonly seq: number;
  /** By which staff has ended it. */
  readonly ended: FoldableEvent | undefined;
}

/** An event whose state nobody asks for. */
export type AcceptedUnknown = Omit<Accepted<never>, 'state'>;

export interface Conflict {
  readonly outcome: 'conflict';
  readonly says: string;
}

export interface InternalError {
  readonly outcome: 'internal-error';
  /** Of the suspension; the service's log has the error beside it. */
  readonly reference: string;
}

/** What becomes of a command that is not in the record. */
export type OutcomeOf<R extends AnyRefusal> = AnyCommand & {
  /**
   * SHA-256 of the command's bytes. One id may have been given to two commands, and who sent the
   * one must not take the other's outcome for theirs.
   */
  readonly digest: string;
} & (R | Conflict | InternalError);
