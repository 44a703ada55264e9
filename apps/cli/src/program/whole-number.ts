import { InvalidArgumentError } from 'commander';

/** The largest number that an option takes: nobody waits for more in one run. */
export const MAX_NUMBER = 1_000_000;

/** An option's value as a whole number; the command line says what is wrong with any other. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= MAX_NUMBER) return number;
  throw new InvalidArgumentError(`It is a whole number up to ${MAX_NUMBER}.`);
}
