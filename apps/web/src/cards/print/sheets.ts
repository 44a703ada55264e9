/** Cards on sheets of paper: nine of 63 by 88 mm on an A4 page. */
export const CARDS_A_PAGE = 9;

export function sheetsOf<T>(cards: readonly T[]): readonly (readonly T[])[] {
  const pages = Math.ceil(cards.length / CARDS_A_PAGE);
  return Array.from({ length: pages }, (_, page) =>
    cards.slice(page * CARDS_A_PAGE, (page + 1) * CARDS_A_PAGE),
  );
}
