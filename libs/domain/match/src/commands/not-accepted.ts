/** What is said to a command that becomes no event. */
import type { RefusalCode } from '@scoresheet/contracts-messages';

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
interface Duplicate {
  readonly outcome: 'duplicate';
  readonly seq: number;
}

interface CommandIdReused {
  readonly outcome: 'command-id-reused';
  readonly says: string;
}

export type NotAccepted = Refused | Conflict | Duplicate | CommandIdReused;

export const refused = (code: RefusalCode, says: string): Refused => ({
  outcome: 'refused',
  code,
  says,
});

export const conflict = (says: string): Conflict => ({ outcome: 'conflict', says });
