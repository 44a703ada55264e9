import { clientError } from '../transport/masked-error.js';

/** Refuses numbers of events below zero, by the name of the argument. */
export function notNegative(counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) {
    if (count < 0) throw clientError('BAD_USER_INPUT', `\`${name}\` is 0 or more.`);
  }
}
