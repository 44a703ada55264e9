/** Names that people type for a player without an account. */
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { isReserved } from './reserved-names.js';
import { withoutIgnorables } from './unicode.js';

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;

/** Signs that shape the one before them, as in Persian words and in pictures; alone they show nothing. */
const SHAPING = /[\u200c\u200d\ufe00-\ufe0f]/gu;

/** A letter, a digit or another sign that leaves ink; U+2800 is a pattern of Braille without a dot. */
const SEEN = /[^\p{C}\p{M}\p{Z}\u2800]/u;

export const hasLineBreak = (name: string): boolean => LINE_BREAK.test(name);

/** The reason why a player cannot be called this; undefined if they can. */
export function typedNameRefusal(name: string): AccountRefusal | undefined {
  const seen = withoutIgnorables(name);
  const isSeen = SEEN.test(seen) && seen === name.replaceAll(SHAPING, '');
  if (!isSeen || hasLineBreak(name)) return refusal('name-unseen');
  return isReserved(name) ? refusal('name-reserved') : undefined;
}
