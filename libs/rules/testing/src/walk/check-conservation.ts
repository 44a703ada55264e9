/** No card comes or goes but by `stocked`, and every card lies exactly where it says. */
import {
  cardsIn,
  holderOf,
  type Card,
  type Counters,
  type Fact,
  type State,
} from '@scoresheet/rules-engine';
import type { Check } from './checks.js';

export const checkConservation: Check = ({ seed, number, before, facts, after, rules }) => {
  const problem =
    cardsProblem(before, after, facts) ??
    placesProblem(after, Object.keys(rules.zones)) ??
    numbersProblem(after);
  if (problem) throw new Error(`seed ${seed}, action ${number}: ${problem}`);
};

/** What is wrong with the cards: those before, and what the facts have stocked, must be there. */
export function cardsProblem(
  before: State,
  after: State,
  facts: readonly Fact[],
): string | undefined {
  const stocked = facts.flatMap((fact) =>
    fact.kind === 'stocked' ? fact.faces.map((face) => `${face} of ${fact.owner}`) : [],
  );
  const names = ({ cards }: State): string[] =>
    Object.values(cards).map(({ face, owner }) => `${face} of ${owner}`);
  const expected = [...names(before), ...stocked].sort().join();
  return names(after).sort().join() === expected ? undefined : 'cards appeared or vanished';
}

/** Looks whether as many cards are listed as there are, each where it says it is. */
export function listingProblem({ places, cards }: State): string | undefined {
  let listed = 0;
  for (const at in places) {
    for (const id of places[at] ?? []) {
      if (cards[id]?.place !== at) return `${id} is listed at ${at}, where it is not`;
      listed += 1;
    }
  }
  return listed === Object.keys(cards).length ? undefined : 'a card lies nowhere or twice';
}

function placesProblem(state: State, zones: readonly string[]): string | undefined {
  const listed = Object.values(state.places).flat();
  if (listed.length !== Object.keys(state.cards).length) return 'a card lies nowhere or twice';
  for (const [key, card] of Object.entries(state.cards)) {
    const problem = cardProblem(state, key, card, zones);
    if (problem) return problem;
  }
  const empty = Object.entries(state.places).find(([, ids]) => ids.length === 0);
  if (empty) return `the empty place ${empty[0]} is still listed`;
  const lost = state.modifiers.find(({ card }) => !state.cards[card]);
  return lost && `the change ${lost.id} is of the card ${lost.card}, which is gone`;
}

function cardProblem(
  state: State,
  key: string,
  { id, place }: Card,
  zones: readonly string[],
): string | undefined {
  if (key !== id) return `the card ${id} is kept as ${key}`;
  if (!cardsIn(state, place).includes(id)) return `${id} is not listed at ${place}`;
  if (!zones.some((zone) => place.startsWith(`${zone}@`))) return `${place} is in no zone`;
  const holder = holderOf(place);
  const isSeat = /^\d+$/.test(holder) && Number(holder) <= state.seats;
  return isSeat || state.cards[holder] ? undefined : `${id} lies with ${holder}, which is gone`;
}

function numbersProblem({ table, players, cards }: State): string | undefined {
  const marks = Object.values(cards).map((card) => card.marks);
  for (const counters of [table, ...players, ...marks]) {
    const problem = counterProblem(counters);
    if (problem) return problem;
  }
  return undefined;
}

function counterProblem(counters: Counters): string | undefined {
  for (const [what, count] of Object.entries(counters)) {
    if (!Number.isSafeInteger(count)) return `'${what}' is ${count}, no whole number`;
    if (count === 0) return `'${what}' is kept at 0, which is the same as not at all`;
  }
  return undefined;
}
