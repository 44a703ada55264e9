/**
 * Names of values that could depend on themselves: a text changes the HP of those who have few HP, or
 * one changes the cost by the power while another changes the power by the cost. These are names
 * alone; `settled.ts` finds out whether a value of a card does depend on itself.
 */
import { components } from '../base/components.js';
import type { Rules } from '../contract/rules.js';
import type { Ability, Amount, CardFace, Selector } from '../contract/vocabulary.js';
import { compiledOnce } from './compiled/once.js';

/** Names of values that a text asks for, by the value that it changes. */
type Asks = ReadonlyMap<string, ReadonlySet<string>>;

/** Values that could depend on themselves, each with a name for all that depend on each other. */
export function circularValues(
  rules: Rules,
  faces: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const asks = [...faces].map((code) => asksOf(rules, code)).filter(({ size }) => size > 0);
  if (asks.length === 0) return NONE;
  const next = joined(asks);
  return new Map([...next.keys()].flatMap((what) => circleOf(what, next)));
}

const NONE: ReadonlyMap<string, string> = new Map();

function asksOf(rules: Rules, code: string): Asks {
  const face = rules.faces[code];
  return face ? asksOfFace(rules, face) : NO_ASKS;
}

const NO_ASKS: Asks = new Map();

const asksOfFace = compiledOnce((rules, { abilities }: CardFace): Asks =>
  joined(abilities.map((ability) => asksOfAbility(rules, ability))),
);

function asksOfAbility(rules: Rules, { when, lasting = [] }: Ability): Asks {
  const toHold = askedBy(rules, when?.count);
  const pairs = lasting.map(({ on, what, by }): readonly [string, ReadonlySet<string>] => [
    what,
    new Set([...toHold, ...askedBy(rules, on), ...askedFor(rules, by)]),
  ]);
  return joined(pairs.map((pair) => new Map([pair])));
}

const askedBy = (rules: Rules, selector: Selector = {}): readonly string[] =>
  Object.entries(selector).flatMap(([filter, wanted]) => rules.asks?.[filter]?.(wanted) ?? []);

function askedFor(rules: Rules, by: Amount): readonly string[] {
  if (typeof by === 'number') return [];
  return 'count' in by ? askedBy(rules, by.count) : [by.value];
}

function joined(all: readonly Asks[]): Asks {
  const sum = new Map<string, Set<string>>();
  for (const asks of all) {
    for (const [what, names] of asks) {
      if (names.size > 0) sum.set(what, new Set([...(sum.get(what) ?? []), ...names]));
    }
  }
  return sum;
}

function circleOf(what: string, next: Asks): readonly (readonly [string, string])[] {
  const named = (name: string): string => name;
  const circle = components(what, named, (name) => [...(next.get(name) ?? [])]).at(-1) ?? [];
  const [first = what, second] = [...circle].sort();
  return second !== undefined || next.get(what)?.has(what) ? [[what, first]] : [];
}
