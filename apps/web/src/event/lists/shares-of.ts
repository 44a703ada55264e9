/** How often cards are played: in how many of the lists, and how many of each. */
import type { OpenList } from './lists-documents.js';

interface CardShare {
  readonly code: string;
  /** Lists that have it. */
  readonly lists: number;
  /** In all of them together. */
  readonly copies: number;
}

/** What most lists have first; of those that as many have, what has more copies. */
export function sharesOf(lists: readonly Pick<OpenList, 'cards'>[]): readonly CardShare[] {
  const shares = new Map<string, { lists: number; copies: number }>();
  for (const { cards } of lists) {
    for (const code of new Set(cards)) shareIn(shares, code).lists += 1;
    for (const code of cards) shareIn(shares, code).copies += 1;
  }
  return [...shares]
    .map(([code, share]) => ({ code, ...share }))
    .sort(
      (one, other) =>
        other.lists - one.lists ||
        other.copies - one.copies ||
        one.code.localeCompare(other.code, 'en'),
    );
}

function shareIn(
  shares: Map<string, { lists: number; copies: number }>,
  code: string,
): { lists: number; copies: number } {
  const known = shares.get(code) ?? { lists: 0, copies: 0 };
  shares.set(code, known);
  return known;
}
