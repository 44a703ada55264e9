/** Compares places and counters with what a scenario expects of them, in its own detail. */
import {
  cardOf,
  markOf,
  place,
  seatCounter,
  tableCounter,
  valueOf,
  zoneOf,
  type CardId,
  type Place,
  type Seat,
} from '@scoresheet/rules-engine';
import { asList, asWords, type Words } from './words.js';
import { amountGiven, givenBy } from './changes.js';
import { cardSaid, counterSaid } from './values-said.js';
import {
  cardWords,
  codeNamed,
  counterNamed,
  listed,
  nothingOfACard,
  placeNamed,
  printedName,
  seatName,
  type Table,
} from './names.js';
import type { ScenarioPlace } from './scenario-game.js';

/** Differences between what a seat (or the table: 0) has and what is expected. */
export function partProblems(table: Table, seat: Seat, part: Words): readonly string[] {
  const whose = seat === 0 ? 'the table' : seatName(table.game, seat);
  return Object.entries(part).flatMap(([words, expected]) => {
    const spot = placeNamed(table.game, words);
    const problems = spot
      ? spotProblems(table, spot, place(spot.zone, seat), expected)
      : counterProblems(table, seat, words, expected);
    return problems.map((problem) => `${whose}'s ${words}: ${problem}`);
  });
}

function counterProblems(
  table: Table,
  seat: Seat,
  words: string,
  expected: unknown,
): readonly string[] {
  const { game, state } = table;
  const counter = counterNamed(game, words);
  const actual = seat === 0 ? tableCounter(state, counter) : seatCounter(state, seat, counter);
  const wanted = expected === null ? 1 : counterSaid(game, expected);
  return actual === wanted ? [] : [`is ${actual}, expected ${wanted}`];
}

function spotProblems(
  table: Table,
  { slot }: ScenarioPlace,
  at: Place,
  expected: unknown,
): readonly string[] {
  const ids = listed(table, at).filter(
    (id) => slot === undefined || cardOf(table.state, id).slot === slot,
  );
  const count = countSaid(expected);
  if (count === undefined) {
    const wanted = asList(expected).flatMap(eachExpected);
    return cardsProblems(table, ids, wanted, isOrdered(table, at));
  }
  return ids.length === count ? [] : [`holds ${ids.length} cards, expected ${count}`];
}

/** `5`, `5 cards`, `empty`; undefined for a list of cards. */
export function countSaid(expected: unknown): number | undefined {
  if (expected === null || expected === 'empty') return 0;
  const [, count] = /^(\d+)(?: cards?)?$/.exec(String(expected)) ?? [];
  return count === undefined || typeof expected === 'object' ? undefined : Number(count);
}

/** `2 x Ape` is two of them, `3 more` are any three. */
function eachExpected(item: unknown): readonly unknown[] {
  if (typeof item !== 'string') return [item];
  const [, times, name, more] = /^(\d+) (?:x (.+)|(more|cards?))$/.exec(item) ?? [];
  if (times === undefined) return [item];
  return Array.from({ length: Number(times) }, () => (more === undefined ? name : {}));
}

/** The order counts in piles; cards in a hand or at fixed positions lie in none. */
function isOrdered({ game, state }: Table, at: Place): boolean {
  const zone = game.rules.zones[zoneOf(at)];
  const isSlotted = (state.places[at] ?? []).some((id) => cardOf(state, id).slot > 0);
  return zone?.faces !== 'owner' && !isSlotted;
}

function cardsProblems(
  table: Table,
  ids: readonly CardId[],
  expected: readonly unknown[],
  ordered: boolean,
): readonly string[] {
  const there = ids.map((id) => cardWords(table, id)).join(', ') || 'nothing';
  const wanted = expected.map(wordsOfExpected).join(', ');
  const differs = [`holds ${there}; expected ${wanted}`];
  if (ids.length !== expected.length) return differs;
  const left = [...ids];
  for (const item of expected) {
    const candidates = ordered ? left.slice(0, 1) : left;
    const named = candidates.filter((id) => isNamed(table, id, item));
    if (named.length === 0) return differs;
    const problems = named.map((id) => ({ id, is: cardProblems(table, id, item) }));
    const fitting = problems.find(({ is }) => is.length === 0);
    if (!fitting) return problems[0]?.is ?? [];
    left.splice(left.indexOf(fitting.id), 1);
  }
  return [];
}

const wordsOfExpected = (item: unknown): string => {
  const words = typeof item === 'object' ? JSON.stringify(item) : String(item);
  return words === '{}' ? 'any card' : words;
};

function isNamed(table: Table, id: CardId, item: unknown): boolean {
  const name = typeof item === 'object' ? asWords(item, 'a card')['card'] : item;
  if (name === undefined) return true;
  cardSaid(name);
  if (table.labelOf.get(id) === String(name)) return true;
  const printed = printedName(table.game, cardOf(table.state, id).face);
  return printed === printedName(table.game, nameOrCode(table, String(name)));
}

/** A label that belongs to another card is no slip of the pen. */
const nameOrCode = (table: Table, name: string): string =>
  table.labels.has(name) ? name : codeNamed(table.game, name);

function cardProblems(table: Table, id: CardId, item: unknown): readonly string[] {
  if (typeof item !== 'object') return [];
  const wantedOf = Object.entries(asWords(item, 'a card')).filter(([words]) => words !== 'card');
  const name = cardWords(table, id);
  return wantedOf.flatMap(([words, expected]) => {
    const spot = placeNamed(table.game, words);
    if (spot) {
      const problems = spotProblems(table, spot, place(spot.zone, id), expected);
      return problems.map((problem) => `${words} of ${name}: ${problem}`);
    }
    const actual = cardNumber(table, id, words);
    const wanted = counterSaid(table.game, expected);
    return actual === wanted ? [] : [`${name} has ${words} ${actual}, expected ${wanted}`];
  });
}

function cardNumber(table: Table, id: CardId, words: string): number {
  const { game, state } = table;
  const value = game.values?.[words];
  if (value) return value(table, id);
  if (game.rules.shownValues.includes(words)) return valueOf(table, id, words);
  const given = givenBy(game, words);
  if (given) return amountGiven(table, id, given);
  const name = game.marks[words];
  if (name !== undefined) return markOf(cardOf(state, id), name);
  throw new Error(nothingOfACard(game, words));
}
