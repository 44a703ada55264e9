/** What somebody who slipped may have meant, as the end of a sentence. */
import { similarNames } from '@scoresheet/rules-engine';

/** More names than that are no help; what is near is named alone. */
const MOST_LISTED = 24;

/** `; did you mean 'Hush Weasel'?`, or all names where they are few, or nothing. */
export function meant(typed: string, names: readonly string[]): string {
  const known = [...new Set(names)];
  const similar = similarNames(typed, known);
  const near =
    similar.length > 0 ? similar : known.filter((name) => lettersOf(name) === lettersOf(typed));
  if (near.length > 0) return `; did you mean ${near.map((name) => `'${name}'`).join(' or ')}?`;
  return known.length > 0 && known.length <= MOST_LISTED ? `; there are: ${known.join(', ')}` : '';
}

/** Two letters that have changed places are the commonest slip, and two changes to a comparison. */
const lettersOf = (word: string): string => [...word.toLowerCase()].sort().join('');
