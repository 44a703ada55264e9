/**
 * What a table costs, in the order of the priorities of `swiss/1`. An earlier priority is never
 * given up for a later one, however much of that it would save.
 */
import type { Field, Table } from './field.js';
import { hasPair } from './pair-set.js';

/** Counts of a draw or of some of its tables; fewer is better, the first difference decides. */
export interface SwissCost {
  /** Tables of two who must not meet. */
  readonly forbidden: number;
  /** Tables of two who have met. */
  readonly rematches: number;
  /** Byes that the one with the bye had before. */
  readonly byes: number;
  /** Points of the one with the bye, above the lowest points of all. */
  readonly byePoints: number;
  /** The sum of the squared differences in points. */
  readonly squares: number;
  /** Entrants who are paired up as in the last round. */
  readonly upAgain: number;
  /** Entrants who are paired down as in the last round. */
  readonly downAgain: number;
}

export const PRIORITIES = [
  'forbidden',
  'rematches',
  'byes',
  'byePoints',
  'squares',
  'upAgain',
  'downAgain',
] as const satisfies readonly (keyof SwissCost)[];

export type Priority = (typeof PRIORITIES)[number];

export const FREE_OF_COST: SwissCost = {
  forbidden: 0,
  rematches: 0,
  byes: 0,
  byePoints: 0,
  squares: 0,
  upAgain: 0,
  downAgain: 0,
};

export function tableCost(field: Field, [one, other]: Table): SwissCost {
  const points = (place: number): number => field.points[place] as number;
  if (other === field.bye) {
    return {
      ...FREE_OF_COST,
      byes: field.byes[one] as number,
      byePoints: points(one) - field.lowest,
    };
  }
  return {
    ...FREE_OF_COST,
    forbidden: hasPair(field.forbidden, one, other) ? 1 : 0,
    rematches: hasPair(field.met, one, other) ? 1 : 0,
    squares: (points(one) - points(other)) ** 2,
    upAgain: upAgain(field, one, other),
    downAgain: downAgain(field, one, other),
  };
}

/** One where the lower of the two was paired up in the last round. */
export function upAgain({ points, floats }: Field, one: number, other: number): number {
  const difference = (points[one] as number) - (points[other] as number);
  if (difference === 0) return 0;
  return floats[difference < 0 ? one : other] === 1 ? 1 : 0;
}

/** One where the higher of the two was paired down in the last round. */
export function downAgain({ points, floats }: Field, one: number, other: number): number {
  const difference = (points[one] as number) - (points[other] as number);
  if (difference === 0) return 0;
  return floats[difference < 0 ? other : one] === -1 ? 1 : 0;
}

export function sumOfCosts(field: Field, tables: readonly Table[]): SwissCost {
  const sum = { ...FREE_OF_COST } as Record<Priority, number>;
  for (const table of tables) {
    const cost = tableCost(field, table);
    for (const priority of PRIORITIES) sum[priority] += cost[priority];
  }
  return sum;
}

/** The first priority in which two costs differ, and by how much the first costs more. */
export function firstDifference(
  one: SwissCost,
  other: SwissCost,
): { readonly priority: Priority; readonly more: number } | undefined {
  const priority = PRIORITIES.find((each) => one[each] !== other[each]);
  return priority && { priority, more: one[priority] - other[priority] };
}
