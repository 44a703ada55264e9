/** What people typed, as it may be shown: nothing in it steers a terminal or turns a line around. */

/** Control characters, marks that turn what is written, and characters without any width. */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const LONGEST_QUOTE = 40;

/** One line of text; the data behind it keep what was typed. */
export const shownText = (text: string): string =>
  text
    .replace(/[\t\n\r\u0085\u2028\u2029]+/g, ' ')
    .replace(UNSEEN, '')
    .trim();

/** A value within a message, cut where it is long. */
export function quoted(text: string): string {
  const letters = [...shownText(text)];
  const cut = letters.slice(0, LONGEST_QUOTE).join('');
  return `"${cut}${letters.length > LONGEST_QUOTE ? '…' : ''}"`;
}
