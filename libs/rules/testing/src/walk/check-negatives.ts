/** Nothing counts below 0 while a game goes on; the blow that ends it may strike deeper. */
import type { Counters, State } from '@scoresheet/rules-engine';
import type { Check } from './checks.js';

export const checkNoNegatives: Check = ({ seed, number, after }) => {
  const problem = negativeProblem(after);
  if (problem) throw new Error(`seed ${seed}, action ${number}: ${problem}`);
};

export function negativeProblem({ outcome, table, players, cards }: State): string | undefined {
  if (outcome !== null) return undefined;
  const ofSeats = negativeIn(table) ?? firstOf(players, negativeIn);
  if (ofSeats) return ofSeats;
  for (const id in cards) {
    const { marks = {}, slot = 0 } = cards[id] ?? {};
    const problem = slot < 0 ? `its position is ${slot}` : negativeIn(marks);
    if (problem) return `${id}: ${problem}`;
  }
  return undefined;
}

function negativeIn(counters: Counters): string | undefined {
  for (const what in counters) {
    const count = counters[what] as number;
    if (count < 0) return `'${what}' counts ${count}`;
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
