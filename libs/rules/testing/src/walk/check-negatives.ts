/**
 * Nothing counts below 0 while a game goes on; the blow that ends it may strike deeper. Debts are
 * the counters that a game lets fall below 0.
 */
import type { Counters, Fact, State } from '@scoresheet/rules-engine';
import type { Check } from './checks.js';

export const checkNoNegativesBut =
  (debts: Debts): Check =>
  ({ seed, number, after }) => {
    const problem = negativeProblem(after, debts);
    if (problem) throw new Error(`seed ${seed}, action ${number}: ${problem}`);
  };

export const checkNoNegatives: Check = checkNoNegativesBut([]);

/** Whether the fact says that something counts below 0: without one, nothing does that did not. */
export function goesBelow(fact: Fact): boolean {
  switch (fact.kind) {
    case 'counted':
    case 'marked':
      return fact.to < 0;
    case 'moved':
    case 'slotted':
      return fact.slot < 0;
    default:
      return false;
  }
}

/** Names of counters of seats. */
export type Debts = readonly string[];

export function negativeProblem(state: State, debts: Debts = []): string | undefined {
  const { outcome, table, players, cards } = state;
  if (outcome !== null) return undefined;
  const ofSeats = negativeIn(table) ?? firstOf(players, (counters) => negativeIn(counters, debts));
  if (ofSeats) return ofSeats;
  for (const id in cards) {
    const { marks = {}, slot = 0 } = cards[id] ?? {};
    const problem = slot < 0 ? `its position is ${slot}` : negativeIn(marks);
    if (problem) return `${id}: ${problem}`;
  }
  return undefined;
}

function negativeIn(counters: Counters, debts: Debts = []): string | undefined {
  for (const what in counters) {
    const count = counters[what] as number;
    if (count < 0 && !debts.includes(what)) return `'${what}' counts ${count}`;
  }
  return undefined;
}

function firstOf(all: readonly Counters[], problem: (one: Counters) => string | undefined) {
  for (const one of all) {
    const found = problem(one);
    if (found) return found;
  }
  return undefined;
}
