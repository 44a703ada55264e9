/** How many lie on a page, in quarters. */
export const A_PAGE = 4;

/**
 * Pages of four that are cut as one stack: of P pages the first holds 1, 1+P, 1+2P and 1+3P. Whoever
 * cuts the stack into quarters and puts one pile under the other has all of them in order.
 */
export function stacked<T>(things: readonly T[]): readonly (readonly (T | undefined)[])[] {
  const pages = Math.ceil(things.length / A_PAGE);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: A_PAGE }, (_, pile) => things[page + pile * pages]),
  );
}
