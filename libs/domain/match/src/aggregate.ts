/** What a worker needs of the rules of a record: decide a command, fold an event, know the end. */
import type { Command, RefusalCode } from '@scoresheet/contracts-messages';
import type { Header, JsonObject, Parts, SaltOf } from '@scoresheet/domain-record';

export interface Accepted<S> {
  readonly outcome: 'accepted';
  readonly state: S;
  /** Type of the event. */
  readonly type: string;
  /** Lines of the event; who has none knows the public one. */
  readonly parts: Parts;
  readonly saltOf: SaltOf;
}

export interface Refused {
  readonly outcome: 'refused';
  readonly code: RefusalCode;
  /** Id of the game's rule that forbids it. */
  readonly rule?: string;
  readonly says: string;
}

/** What the command answers has been answered, or the match has gone on: look again. */
export interface Conflict {
  readonly outcome: 'conflict';
  readonly says: string;
}

/** This very command was accepted before, as the event `seq`. */
export interface Duplicate {
  readonly outcome: 'duplicate';
  readonly seq: number;
}

export interface CommandIdReused {
  readonly outcome: 'command-id-reused';
  readonly says: string;
}

export type NotAccepted = Refused | Conflict | Duplicate | CommandIdReused;
export type Decided<S> = Accepted<S> | NotAccepted;

/** An admitted event as it is folded. */
export interface FoldedEvent {
  readonly header: Header;
  /** The house's line without its salt, or the public one where all is public. */
  readonly house: JsonObject;
}

export interface Aggregate<S> {
  /**
   * Total for bad input: it throws only for a bug, and the state is worthless after that.
   * `at` is max(time of the head, append time of the command), in milliseconds. Changes `state`
   * when the command is accepted, and never else.
   */
  decide(state: S | undefined, command: Command, at: number): Decided<S>;
  /** Changes and returns `state`. Throws for an event that makes no sense. */
  fold(state: S | undefined, event: FoldedEvent): S;
  isOver(state: S): boolean;
}

export const refused = (code: RefusalCode, says: string): Refused => ({
  outcome: 'refused',
  code,
  says,
});

export const conflict = (says: string): Conflict => ({ outcome: 'conflict', says });
