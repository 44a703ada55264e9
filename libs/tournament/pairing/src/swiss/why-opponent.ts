/**
 * "Why this opponent?": what would have come of each other one, as data. A pair is forced upon a
 * draw, the others are drawn again as well as can be, and the first priority in which that differs
 * is the reason.
 */
import { invariant } from '../invariant.js';
import { EXACT_LIMIT, exactTables } from './exact-tables.js';
import { fieldOf, tableOf, tablesOf, type Field, type Table } from './field.js';
import { tablesNear } from './large/near-tables.js';
import { hasPair } from './pair-set.js';
import {
  firstDifference,
  sumOfCosts,
  tableCost,
  type Priority,
  type SwissCost,
} from './priorities.js';
import type { SwissDraw, SwissProblem } from './problem.js';

export type Reason =
  | { readonly code: 'forbidden-pair' }
  | { readonly code: 'already-met' }
  /** The draw with this pair costs more, in this priority and in none before it. */
  | { readonly code: 'would-cost'; readonly priority: Priority; readonly more: number }
  /**
   * The draw with this pair costs less. No exact draw has one; a repaired draw may, and a large one,
   * which is not proven to be the best.
   */
  | { readonly code: 'would-save'; readonly priority: Priority; readonly less: number }
  /** The draw with this pair is as good, and the order of the listing decided. */
  | { readonly code: 'equal-by-chance' };

export interface Alternative {
  readonly opponent: number;
  readonly points: number;
  readonly reason: Reason;
}

export interface OpponentReasons {
  readonly entrant: number;
  readonly points: number;
  /** Nobody, `null`, where the entrant has the bye. */
  readonly opponent: number | null;
  readonly opponentPoints: number | null;
  /** What this table costs. */
  readonly cost: SwissCost;
  /** Whether all tables were drawn again for each alternative, or those near in points alone. */
  readonly scope: 'whole-draw' | 'neighbourhood';
  /** The nearest in points first. */
  readonly alternatives: readonly Alternative[];
}

const MOST_ALTERNATIVES = 8;
/** Tables that are drawn again where there are too many to draw all of them. */
const NEIGHBOURHOOD = 32;

export function whyOpponent(
  problem: SwissProblem,
  draw: SwissDraw,
  entrant: number,
): OpponentReasons {
  const field = fieldOf(problem);
  const place = field.places.get(entrant);
  invariant(place !== undefined, `entrant ${entrant} is not listed`);
  const tables = tablesOf(field, draw);
  const own = tables.find((table) => table.includes(place));
  invariant(own !== undefined, `entrant ${entrant} has no table`);
  const opponent = own[0] === place ? own[1] : own[0];
  return {
    entrant,
    points: field.points[place] as number,
    opponent: field.entrants[opponent] ?? null,
    opponentPoints: field.points[opponent] ?? null,
    cost: tableCost(field, own),
    scope: field.size <= EXACT_LIMIT ? 'whole-draw' : 'neighbourhood',
    alternatives: expected(field, place, opponent).map((other) => ({
      opponent: field.entrants[other] as number,
      points: field.points[other] as number,
      reason: reasonAgainst(field, tables, tableOf(place, other)),
    })),
  };
}

/** Opponents whom the entrant might expect: the nearest in points, level ones as they are listed. */
function expected({ entrants, points }: Field, place: number, opponent: number): number[] {
  const distance = (other: number): number =>
    Math.abs((points[other] as number) - (points[place] as number));
  return entrants
    .flatMap((_, other) => (other === place || other === opponent ? [] : [other]))
    .sort((one, other) => distance(one) - distance(other) || one - other)
    .slice(0, MOST_ALTERNATIVES);
}

function reasonAgainst(field: Field, tables: readonly Table[], pair: Table): Reason {
  if (hasPair(field.forbidden, ...pair)) return { code: 'forbidden-pair' };
  if (hasPair(field.met, ...pair)) return { code: 'already-met' };
  const open = tablesAround(field, tables, pair);
  const others = open.flat().filter((place) => !pair.includes(place));
  const forced = sumOfCosts(field, [pair, ...exactTables(field, others)]);
  const difference = firstDifference(forced, sumOfCosts(field, open));
  if (difference === undefined) return { code: 'equal-by-chance' };
  const { priority, more } = difference;
  return more > 0
    ? { code: 'would-cost', priority, more }
    : { code: 'would-save', priority, less: -more };
}

/** All tables where they can be drawn again, else those of the two and the ones nearest to them. */
function tablesAround(field: Field, tables: readonly Table[], pair: Table): readonly Table[] {
  if (field.size <= EXACT_LIMIT) return tables;
  const own = tables.filter((table) => table.some((place) => pair.includes(place)));
  const others = tables.filter((table) => !own.includes(table));
  return [...own, ...tablesNear(field, others, pair, NEIGHBOURHOOD)];
}
