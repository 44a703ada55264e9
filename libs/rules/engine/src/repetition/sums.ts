/**
 * Numbers that stand for texts and for pieces of a situation. They are of 32 bits: a turn has some
 * dozens of situations, so two that differ share a number once in millions of turns.
 */

// The prime and the start of FNV-1a.
const PRIME = 0x01000193;
const START = 0x811c9dc5;

export function sumOfText(text: string, start = START): number {
  let sum = start;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME);
  return sum;
}

const [SPACE, COMMA, EQUALS] = [32, 44, 61];

/** Sum of a single word that ends as no id does, as most words do; undefined for any other. */
export function sumOfName(word: string): number | undefined {
  let sum = START;
  let code = 0;
  for (let at = 0; at < word.length; at += 1) {
    code = word.charCodeAt(at);
    if (code === SPACE || code === COMMA || code === EQUALS) return undefined;
    sum = Math.imul(sum ^ code, PRIME);
  }
  return isDigit(code) ? undefined : sum;
}

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

// Multipliers of MurmurHash3.
/** One number of two, which says as well which of them came first. */
export function joined(one: number, other: number): number {
  let sum = Math.imul(one ^ (one >>> 15), 0x85ebca6b) + other;
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) | 0;
}
