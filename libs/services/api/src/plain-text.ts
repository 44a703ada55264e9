/** Text that people write for people. It stands outside the records, where it can be erased. */
import { clientError } from './transport/masked-error.js';

/** No control characters but the line break, and no half of a pair of surrogates. */
const PLAIN_TEXT = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** Nobody sees them, and they turn the words around them, or hide that two names differ. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** The text without space around it and without signs that nobody sees; refuses an empty one, or one that nobody can print. */
export function plainText(what: string, given: string, longest: number): string {
  const text = given.replaceAll(UNSEEN, '').trim();
  if (text.length === 0) throw clientError('BAD_USER_INPUT', `Give ${what}: it cannot be empty.`);
  if (text.length <= longest && PLAIN_TEXT.test(text)) return text;
  const most = `at most ${longest} characters`;
  const named = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  throw clientError(
    'BAD_USER_INPUT',
    `${named} may have ${most}, and no control characters but line breaks.`,
  );
}
