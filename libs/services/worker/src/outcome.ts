/** What a worker says of a command that did not become an event. */
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';

export interface Conflict {
  readonly outcome: 'conflict';
  readonly says: string;
}

export interface InternalError {
  readonly outcome: 'internal-error';
  /** Reference of the suspension; the service's log has the error beside it. */
  readonly reference: string;
}

export type OutcomeOf<R extends AnyRefusal> = AnyCommand & {
  /**
   * SHA-256 of the command's bytes. One id may have been given to two commands, and who sent the
   * one must not take the other's outcome for theirs.
   */
  readonly digest: string;
} & (R | Conflict | InternalError);
