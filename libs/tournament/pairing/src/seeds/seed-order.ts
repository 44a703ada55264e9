/** In which order the entrants of a cut become seeds: by standing, by chance, or by hand. */
import { invariant } from '../invariant.js';

export type Seeding =
  /** The best of the cut is the first seed. */
  | { readonly kind: 'by-standing' }
  /** `order` is the cut in the order that chance gave. */
  | { readonly kind: 'by-chance'; readonly order: readonly number[] }
  /** `list` is what staff wrote down, the first seed first. */
  | { readonly kind: 'by-hand'; readonly list: readonly number[] };

/** What is wrong with a list by hand, and with which entrant. */
export interface SeedRefusal {
  readonly code: 'entrant-not-in-cut' | 'entrant-seeded-twice' | 'entrant-without-seed';
  readonly entrant: number;
}

/** The entrant of each seed. `cut` names each entrant once, the best first. */
export function seedOrder(
  cut: readonly number[],
  seeding: Seeding,
): { readonly seeds: readonly number[] } | SeedRefusal {
  switch (seeding.kind) {
    case 'by-standing':
      return { seeds: cut };
    case 'by-chance':
      invariant(refusalOf(cut, seeding.order) === undefined, 'chance has to order the whole cut');
      return { seeds: seeding.order };
    case 'by-hand':
      return refusalOf(cut, seeding.list) ?? { seeds: seeding.list };
  }
}

/** The first thing that keeps a list from being the cut in another order. */
function refusalOf(cut: readonly number[], list: readonly number[]): SeedRefusal | undefined {
  const inCut = new Set(cut);
  const seeded = new Set<number>();
  for (const entrant of list) {
    if (!inCut.has(entrant)) return { code: 'entrant-not-in-cut', entrant };
    if (seeded.has(entrant)) return { code: 'entrant-seeded-twice', entrant };
    seeded.add(entrant);
  }
  const missing = cut.find((entrant) => !seeded.has(entrant));
  return missing === undefined ? undefined : { code: 'entrant-without-seed', entrant: missing };
}
