/** The players of a round of pods as numbers, and what it costs to seat two of them together. */

export interface PodEntrant {
  readonly entrant: number;
  /** A whole number: where points have fractions, count in these. */
  readonly points: number;
  /** Everybody met at a table so far, as often as they were met. */
  readonly met: readonly number[];
  readonly byes: number;
}

/** Players stand in the order of chance and are named by their index in it. */
export interface PodField {
  readonly points: Float64Array;
  /** For each player the others with whom a table is to be avoided, and how much. */
  readonly conflicts: readonly ReadonlyMap<number, number>[];
}

/** What tables cost. Conflicts come first, so that no spread of points outweighs one. */
export interface PodCost {
  readonly conflicts: number;
  /** The sum over all pairs at a table of the square of their difference in points. */
  readonly spread: number;
}

/** More than all who have met can add up to: a forbidden pair outweighs every repeated one. */
const FORBIDDEN = 2 ** 32;

export function podField(
  entrants: readonly PodEntrant[],
  forbidden: readonly (readonly [number, number])[],
): PodField {
  const indexOf = new Map(entrants.map(({ entrant }, index) => [entrant, index]));
  const conflicts = entrants.map(() => new Map<number, number>());
  const add = (one: number, other: number, weight: number): void => {
    conflicts[one]?.set(other, (conflicts[one].get(other) ?? 0) + weight);
    conflicts[other]?.set(one, (conflicts[other].get(one) ?? 0) + weight);
  };
  for (const [index, { met }] of entrants.entries()) {
    for (const opponent of met) {
      const other = indexOf.get(opponent);
      // A meeting stands in the lists of both, and is counted in the list of the first.
      if (other !== undefined && other > index) add(index, other, 1);
    }
  }
  for (const [one, other] of forbidden) {
    const [first, second] = [indexOf.get(one), indexOf.get(other)];
    if (first === undefined || second === undefined) continue;
    const isKnown = (conflicts[first]?.get(second) ?? 0) >= FORBIDDEN;
    if (!isKnown) add(first, second, FORBIDDEN);
  }
  return { points: Float64Array.from(entrants, ({ points }) => points), conflicts };
}

export const isCheaper = (one: PodCost, other: PodCost): boolean =>
  one.conflicts < other.conflicts ||
  (one.conflicts === other.conflicts && one.spread < other.spread);
