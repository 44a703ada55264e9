/**
 * Text that nothing here can be called by, and that databases and other languages cannot keep: with
 * NUL, with half a character of UTF-16, or longer than anybody has a use for.
 */
import { MAX_ARGUMENT_CHARACTERS } from './limits.js';

/** A surrogate without the other one of its pair. */
const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** What is wrong with the arguments of a field, in words for people; undefined when nothing is. */
export function impossibleText(given: unknown, at = 'the arguments'): string | undefined {
  if (typeof given === 'string') return wrongWith(given, at);
  if (typeof given !== 'object' || given === null) return undefined;
  for (const [name, value] of Object.entries(given)) {
    const isList = Array.isArray(given);
    const wrong =
      (isList ? undefined : wrongWith(name, at)) ??
      impossibleText(value, isList ? at : `\`${name}\``);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function wrongWith(text: string, at: string): string | undefined {
  if (text.length > MAX_ARGUMENT_CHARACTERS) {
    return `A text in ${at} has ${text.length} characters; ${MAX_ARGUMENT_CHARACTERS} are allowed.`;
  }
  if (text.includes('\0')) return `A text in ${at} has NUL in it; no control characters, please.`;
  if (!HALF_A_CHARACTER.test(text)) return undefined;
  return `A text in ${at} is not valid Unicode: half of a character is missing.`;
}
