/**
 * Tells what an event's own bytes cause from what befalls a database: the one is the same however
 * often it is tried, and stops the match of the event alone; the other passes, and is waited out.
 */
import { wordsOf } from '@scoresheet/event-log-port';
import { QueryFailedError } from 'typeorm';

/** A throw of pure code, which knows nothing but the event and what came before it. */
export class OwnFault extends Error {
  override readonly name = 'OwnFault';

  constructor(cause: unknown) {
    super(wordsOf(cause), { cause });
  }
}

/** Classes of SQLSTATE: a value that no column holds, and one that a constraint forbids. */
const OWN_CLASSES = ['22', '23'];

export function isOwnFault(error: unknown): boolean {
  if (error instanceof OwnFault) return true;
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { readonly code?: unknown };
  return typeof code === 'string' && code.length === 5 && OWN_CLASSES.includes(code.slice(0, 2));
}
