/** What keeps a command from doing its work, in words for the person who typed it. */

/** Stands in the JSON of a failure, for programs; a code never changes its meaning. */
export const FAULT_CODES = [
  'usage',
  'no-such-file',
  'unreadable-file',
  'unwritable-file',
  'file-refused',
  'no-such-game',
  'no-such-card',
  'no-such-word',
  'no-such-deck',
  'unplayable-deck',
  'no-such-match',
  'no-such-tournament',
  'no-such-entrant',
  'no-such-event',
  'not-suspended',
  'no-installation',
  'in-use',
  'log-refused',
  'target-in-use',
  'already-moved',
  'source-changed',
  'histories-differ',
  'log-written-to',
  'no-such-account',
  'broken-record',
  'unknown-rules',
  'input-ended',
  'bad-settings',
  'no-answer',
  'refused',
  'internal-error',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** The message says what is wrong and what to do; it ends the command. */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly code: FaultCode,
    message: string,
    /** The server's own code, where it refuses by the rules of a tournament. */
    readonly refusal?: string,
  ) {
    super(message);
  }
}

/** What a shell is told. */
export const EXIT = {
  /** Exit code 0: the command did its work and the answer is yes. */
  success: 0,
  /** Exit code 1: the command did its work and the answer is no, such as a record that diverges. */
  no: 1,
  /** Exit code 2: the command could not do its work: mistyped, no such file, nobody answers. */
  fault: 2,
  /** Exit code 3: a mistake of ours. */
  bug: 3,
} as const;

/** " Is this or that meant?", or nothing where no name resembles what was typed. */
export function meant(similar: readonly string[]): string {
  return similar.length === 0
    ? ''
    : ` Is ${similar.map((name) => `"${name}"`).join(' or ')} meant?`;
}
