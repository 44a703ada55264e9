/** A look at thousands of tables takes a tenth of a second: it is taken in steps of some milliseconds. */

/** Tables that are looked at in one step. */
export const TABLES_AT_ONCE = 200;

/** Takes all steps at once. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}
