/** The draw of a Swiss round, `swiss/1`. */
import { EXACT_LIMIT, exactTables } from './exact-tables.js';
import { drawOf, fieldOf, tablesOf } from './field.js';
import { largeTables } from './large/large-tables.js';
import { sumOfCosts, type SwissCost } from './priorities.js';
import type { SwissDraw, SwissProblem } from './problem.js';

export function drawSwiss(problem: SwissProblem): SwissDraw {
  const field = fieldOf(problem);
  const places = field.entrants.map((_, place) => place);
  const isExact = places.length <= EXACT_LIMIT;
  return drawOf(field, isExact ? exactTables(field, places) : largeTables(field, places));
}

/** What a draw of this problem costs, by each priority. */
export function costOf(problem: SwissProblem, draw: SwissDraw): SwissCost {
  const field = fieldOf(problem);
  return sumOfCosts(field, tablesOf(field, draw));
}
