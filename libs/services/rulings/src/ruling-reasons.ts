/**
 * Reasons of rulings: free text, which may name people. It stands outside the record, so that it can
 * be erased; the event holds a salted digest, so that nobody can exchange it unnoticed.
 */
import type { RulingReasonEntity } from './ruling-reason.entity.js';

/** The command that a reason was written for. */
export type ReasonOf = Pick<RulingReasonEntity, 'record' | 'actor' | 'commandId'>;

/** What an event says of its reason. */
export type ReasonKey = Pick<RulingReasonEntity, 'record' | 'digest'>;

export type FoundReason =
  | { readonly is: 'kept'; readonly text: string; readonly salt: string }
  | { readonly is: 'erased' }
  /** Somebody has changed it where it is kept: it does not fit the digest any more. */
  | { readonly is: 'altered' };

export interface RulingReasons {
  /**
   * Keeps a text with a new salt, and gives the digest. The same text for the same command gives
   * the digest that it was given first, so that a command sent again is the same command.
   * Undefined: this command has another reason already.
   */
  keep(of: ReasonOf, text: string): Promise<string | undefined>;
  /** The reasons in the order of the keys; undefined where nothing is known of one. */
  find(keys: readonly ReasonKey[]): Promise<readonly (FoundReason | undefined)[]>;
  /** Forgets the reason of a command that was refused: no event came of it. */
  forget(of: ReasonOf): Promise<void>;
  /** Text and salt are gone for good; that there was a reason stays. False: nothing to erase. */
  erase(key: ReasonKey): Promise<boolean>;
}
