/** One `given` over another: what a seat or the table has is said anew, the rest stays as it was. */
import { withLinesOf } from './lines.js';
import type { Words } from './words.js';

/** Seats, `options` and `decks` are merged word by word; everything else is replaced. */
export function mergedGiven(under: Words, over: Words): Words {
  const made: Record<string, unknown> = { ...under };
  for (const [words, said] of Object.entries(over)) {
    const below = under[words];
    made[words] =
      isTable(below) && isTable(said) ? withLinesOf({ ...below, ...said }, below, said) : said;
  }
  return withLinesOf(made, under, over);
}

const isTable = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('card' in value);
