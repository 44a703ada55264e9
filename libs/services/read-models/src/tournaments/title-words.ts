/** A search among titles, as the full-text search of PostgreSQL is asked. */

/** Letters and digits of any script; whatever stands between them is nobody's word. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** A title has hardly more of them, and each is looked up. */
const MAX_WORDS = 16;
/** Text as a question: each of its words begins a word of the title. Undefined: there is no word. */
export function titleQuery(search: string): string | undefined {
  const words = search.match(WORD) ?? [];
  if (words.length === 0) return undefined;
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `'${word}':*`)
    .join(' & ');
}

/** The words of a title, so that the parser of PostgreSQL takes none for an address or a number. */
export const titleWords = (title: string): string => (title.match(WORD) ?? []).join(' ');
