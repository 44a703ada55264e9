/** Prints what a command has done: words for people, or an object for programs. */
import { harmless } from '../program/wrap.js';

interface Told {
  /** For programs. */
  readonly object: object;
  /** For people. */
  readonly lines: readonly string[];
}

export function tell({ json }: { readonly json?: boolean }, { object, lines }: Told): void {
  if (json === true) return console.log(JSON.stringify(object));
  for (const line of lines.flatMap((each) => each.split('\n'))) console.log(harmless(line));
}
