/** What the rules of any record say to a command that becomes no event. */

export interface Refused<Code extends string> {
  readonly outcome: 'refused';
  readonly code: Code;
  /** Id of the game's rule that forbids it. */
  readonly rule?: string;
  readonly says: string;
}

/** What the command is about has moved on: look again. */
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

export type NotAccepted<Code extends string> =
  | Refused<Code>
  | Conflict
  | Duplicate
  | CommandIdReused;

export const conflict = (says: string): Conflict => ({ outcome: 'conflict', says });

/** What is said to a command whose id was used before for event `seq`. */
export function sentBefore(seq: number, isSame: boolean): Duplicate | CommandIdReused {
  if (isSame) return { outcome: 'duplicate', seq };
  return {
    outcome: 'command-id-reused',
    says: `This command id was used before, for event ${seq}: send a new id.`,
  };
}
