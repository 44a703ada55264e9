/** The next seed moves up for one who drops out before the first match of a bracket. */

export interface DropOuts {
  readonly gone: ReadonlySet<number>;
  /** Who would have been in the cut next, the best first. */
  readonly waiting: readonly number[];
  /** Whether a match of the bracket has begun: from then on nobody moves up. */
  readonly hasBegun: boolean;
}

/**
 * The seeds as if the gone had never been in the cut: whoever stood below moves up by one, and the
 * next in standing comes in as the last seed. Where too few wait, the last seeds stay empty, so
 * that the byes are the top seeds'.
 */
export function withNextSeeds(
  seeds: readonly (number | null)[],
  { gone, waiting, hasBegun }: DropOuts,
): { readonly seeds: readonly (number | null)[] } | { readonly code: 'bracket-begun' } {
  if (hasBegun) return { code: 'bracket-begun' };
  const here = [...seeds, ...waiting].filter((entrant) => entrant !== null && !gone.has(entrant));
  return { seeds: seeds.map((_, index) => here[index] ?? null) };
}
