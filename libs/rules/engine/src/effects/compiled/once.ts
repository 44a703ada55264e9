import { readOnce } from '../../base/read-once.js';
import type { Rules } from '../../contract/rules.js';

/** What `compile` makes of a piece of data for these rules, kept as long as both are there. */
export function compiledOnce<Data extends object, Compiled extends object>(
  compile: (rules: Rules, data: Data) => Compiled,
): (rules: Rules, data: Data) => Compiled {
  const ofRules = readOnce((rules: Rules) => readOnce((data: Data) => compile(rules, data)));
  return (rules, data) => ofRules(rules)(data);
}
