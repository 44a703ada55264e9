/**
 * What people write at the table: a line of plain text. It stands on the record for ever and is
 * shown on terminals and pages, so only characters are taken that cannot steer either: letters,
 * marks of writing, and spaces. The list names code points and no classes of characters, whose
 * members differ from one version of Unicode to the next.
 */

/** ASCII, Latin, Greek, Cyrillic; dashes, quotes, ellipsis; currencies; kana, Han, Hangul. */
const PLAIN =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u0370-\u0373\u0376-\u0377\u037b-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3029\u3030-\u303e\u3041-\u3096\u309d-\u30ff\u4e00-\u9fef\uac00-\ud7a3]*$/;

/**
 * Whether somebody may write this: no control characters, no line breaks, nothing that turns the
 * direction of writing or hides, no space at either end. An empty line is one.
 */
export const isPlainLine = (text: string): boolean => PLAIN.test(text) && text.trim() === text;
