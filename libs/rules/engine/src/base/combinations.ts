/** The ways to take so many of these, each in their order: one empty way to take none. */
export function combinations<Item>(
  items: readonly Item[],
  count: number,
): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
