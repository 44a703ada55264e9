/**
 * Names keep their direction to themselves: one that is written from the right, or that holds signs
 * which turn the writing, would put the words, figures and names beside it in another order.
 */

/**
 * Signs that nobody sees and that steer how what follows is written, or end a paragraph of it; and
 * before them words that keep to themselves already, because they were a name within these.
 */
const STEERING =
  /(\u2068[^\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*\u2069)|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const KEPT = /\u2068[^\u2069]*\u2069/gu;
/** Letters that are written from the right. */
const FROM_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Where the direction of the first letter counts, up to the end of what is isolated. */
const [FIRST_STRONG, END] = ['\u2068', '\u2069'];

/** The words as they may stand among others; most are given back as they are. */
export function ownDirection(words: string): string {
  const unsteered = words.replaceAll(STEERING, (_, kept?: string) => kept ?? '');
  const isTurned = FROM_RIGHT.test(unsteered.replaceAll(KEPT, ''));
  return isTurned ? FIRST_STRONG + unsteered + END : unsteered;
}
