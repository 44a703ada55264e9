/** The draw of a Swiss round, `swiss/1`. */
import { exactTables } from './exact-tables.js';
import { drawOf, fieldOf, tablesOf } from './field.js';
import { sumOfCosts, type SwissCost } from './priorities.js';
import type { SwissDraw, SwissProblem } from './problem.js';

export function drawSwiss(problem: SwissProblem): SwissDraw {
  const field = fieldOf(problem);
  return drawOf(
    field,
    exactTables(
      field,
      field.entrants.map((_, place) => place),
    ),
  );
}

/** What a draw of this problem costs, by each priority. */
export function costOf(problem: SwissProblem, draw: SwissDraw): SwissCost {
  const field = fieldOf(problem);
  return sumOfCosts(field, tablesOf(field, draw));
}
