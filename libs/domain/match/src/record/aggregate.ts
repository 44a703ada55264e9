/** What a worker needs of the rules of a record: decide a command, fold an event, know the end. */
import type { Command } from '@scoresheet/contracts-messages';
import type {
  DecidedAgain,
  Header,
  JsonObject,
  Part,
  Parts,
  SaltOf,
} from '@scoresheet/domain-record';
import type { NotAccepted } from '../commands/not-accepted.js';

export interface Accepted<S> {
  readonly outcome: 'accepted';
  readonly state: S;
  /** Type of the event. */
  readonly type: string;
  /** Lines of the event; who has none knows the public one. */
  readonly parts: Parts;
  readonly saltOf: SaltOf;
}

/** Takes the place of a command's id in the header. */
export interface Continued<S> extends Accepted<S> {
  readonly commandId: string;
}

export type Decided<S> = Accepted<S> | NotAccepted;

/** What the rules make of a recorded event. */
export type Redecided<S> = DecidedAgain<S>;

/** An admitted event as it is folded. */
export interface FoldedEvent {
  readonly header: Header;
  /** The house's line without its salt, or the public one where all is public. */
  readonly house: JsonObject;
}

/** A match whose state nobody knows. */
export interface SuspendedMatch {
  /** The event at which it was suspended. */
  readonly seq: number;
  /** The event by which staff has ended it. */
  readonly ended: FoldedEvent | undefined;
}

/** By staff, without a result. */
export interface Voided {
  readonly outcome: 'accepted';
  readonly type: 'match-voided';
  readonly parts: { readonly public: Part };
  readonly saltOf: SaltOf;
}

export interface Aggregate<S> {
  /**
   * Total for bad input: it throws only for a bug, and the state is worthless after that.
   * `at` is max(time of the head, append time of the command), in milliseconds. Changes `state`
   * when the command is accepted, and never else.
   */
  decide(state: S | undefined, command: Command, at: number): Decided<S>;
  /**
   * The last action did not fit into its events and goes on by itself: nothing else is decided
   * before.
   */
  goesOn(state: S): boolean;
  /** The next event of such an action, with its id; at the time of the event before. */
  goOn(state: S): Continued<S>;
  /** The event goes on with the action before it: no command became it. */
  isContinuation(event: Pick<Header, 'type'>): boolean;
  /** Changes and returns `state`. Throws for an event that makes no sense. */
  fold(state: S | undefined, event: FoldedEvent): S;
  /**
   * The same for an event whose word is not taken: it is decided again, with the chance that the
   * record's secret gives. The state is worthless where the rules differ.
   */
  redecide(state: S | undefined, event: FoldedEvent): Redecided<S>;
  isOver(state: S): boolean;
  /** Nobody plays in it yet. */
  isEmpty(state: S): boolean;
  /** Staff has ended a match whose state nobody knows. */
  endsSuspended(event: FoldedEvent): boolean;
  /** Undefined: there is nothing to be said but that the match is suspended. */
  decideSuspended(command: Command, suspended: SuspendedMatch): Voided | NotAccepted | undefined;
}
