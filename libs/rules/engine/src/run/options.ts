/** How a match may read the holes in its rules: the values that an option lists, or takes besides. */
import type { Json } from '../base/json.js';
import type { Rules } from '../contract/rules.js';

/** Why an option of the ruleset cannot be `value`, for a person; undefined where it can. */
export function readingProblem(rules: Rules, name: string, value: Json): string | undefined {
  const values = Object.hasOwn(rules.options, name) ? (rules.options[name] ?? []) : [];
  if (values.includes(value)) return undefined;
  const words = values.map((each) => JSON.stringify(each)).join(', ');
  const reads = rules.freeOptions?.[name];
  if (!reads) return `The option '${name}' is one of ${words}.`;
  const problem = reads(rules, value);
  return problem && `The option '${name}' is one of ${words}, or ${problem}`;
}

/** How many may sit down in a match with these options. */
export const mostSeats = (rules: Rules, options: { readonly [name: string]: Json }): number =>
  rules.mostSeats?.(options) ?? rules.maxSeats;
