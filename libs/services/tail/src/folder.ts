import type { DecidedAgain, Header, JsonObject } from '@scoresheet/domain-record';

/** The part of an aggregate that reads: how a record's events become its state. */
export interface Folder<S> {
  /** May change and return `state`. Throws when the event cannot be decoded or folded. */
  fold(state: S | undefined, event: FoldableEvent): S;
  /** Nothing will follow but what needs no state at hand. */
  isOver(state: S): boolean;
  /** Nobody plays in it yet, and it is read again when somebody does. Never where absent. */
  isEmpty?(state: S): boolean;
  /** An event by which staff ends a record whose state nobody knows. None where absent. */
  endsSuspended?(event: FoldableEvent): boolean;
}

/** What the rules make of a recorded event. */
export type Redecided<S> = DecidedAgain<S>;

export interface FoldableEvent {
  readonly header: Header;
  /** What the house knows: its own part, or the public one when all is public. */
  readonly house: JsonObject;
  /** Nobody who may make events has proved that it is theirs. */
  readonly isUnproved?: boolean;
}
