/**
 * Another world that differs in what is given: the same is done in both, and a viewer who may not
 * know the difference must not be able to tell them apart.
 */
import {
  leave,
  run,
  same,
  seeAll,
  view,
  type Chance,
  type Fact,
  type Refusal,
  type Seat,
  type Viewer,
} from '@scoresheet/rules-engine';
import { chanceAgain, type ChanceGiven } from './chance-script.js';
import { mergedGiven } from './given.js';
import { layTable, LOBBY } from './lay-table.js';
import { seatName, type Deed, type Table } from './names.js';
import type { Words } from './words.js';

/** What was given, done and said by chance up to now. */
export interface Lived {
  readonly table: Table;
  readonly scenario: { readonly given: Words };
  readonly chance: { readonly given: readonly ChanceGiven[] };
}

interface World {
  readonly table: Table;
  readonly chance: Chance;
}

/** Tells by what the viewer can tell two worlds apart; empty where both look the same all along. */
export function twinProblems(lived: Lived, viewer: Viewer, other: Words): readonly string[] {
  const { given } = lived.scenario;
  if (LOBBY in given) return ['other worlds begin with a table, and not in a lobby'];
  const worlds = [worldOf(lived, given), worldOf(lived, mergedGiven(given, other))] as const;
  const [one, another] = worlds.map(({ table }) => table.state);
  if (one && another && same(one, another)) {
    return ['the other world is no other: nothing that is given differs'];
  }
  const who = typeof viewer === 'number' ? seatName(lived.table.game, viewer) : 'everybody';
  const start = sightProblem(worlds, viewer);
  if (start !== undefined) return [`${who} can tell the worlds apart from the beginning: ${start}`];
  for (const deed of lived.table.deeds) {
    const found = deedProblem(worlds, deed, viewer);
    if (found !== undefined)
      return [`${who} can tell the worlds apart after '${deed.line}': ${found}`];
  }
  return [];
}

function worldOf({ table, chance }: Lived, given: Words): World {
  const again = chanceAgain(chance.given);
  return { table: layTable(table.game, given, () => again), chance: again };
}

function sightProblem(worlds: readonly [World, World], viewer: Viewer): string | undefined {
  const [one, other] = worlds.map(({ table }) => view(table, viewer));
  return difference(one, other, 'the view');
}

/** How a deed differs in the two worlds; undefined where it looks the same in both. */
function deedProblem(
  worlds: readonly [World, World],
  deed: Deed,
  viewer: Viewer,
): string | undefined {
  const [one, other] = worlds.map((world) => done(world, deed)) as [Done, Done];
  const seat: Seat = 'leaves' in deed ? deed.leaves : deed.seat;
  if ('refusal' in one || 'refusal' in other) {
    if (seat === viewer) return difference(one, other, 'the answer');
    const isSame = 'refusal' in one === 'refusal' in other;
    return isSame
      ? undefined
      : 'it is refused in one of them, and nothing after it can be compared';
  }
  const { rules } = worlds[0].table;
  const [told, others] = [one, other].map(({ facts }) => seeAll(rules, facts, viewer));
  return difference(told, others, 'the facts') ?? sightProblem(worlds, viewer);
}

type Done = { readonly facts: readonly Fact[] } | { readonly refusal: Refusal };

const done = ({ table, chance }: World, deed: Deed): Done =>
  'leaves' in deed
    ? { facts: leave(table, deed.leaves, chance) }
    : run(table, { seat: deed.seat, decision: deed.decision, choice: deed.choice }, chance);

/**
 * The first place at which two values differ, and what is there; undefined where they are alike.
 */
function difference(one: unknown, other: unknown, where: string): string | undefined {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other)
      ? undefined
      : `${where} is ${said(one)} here and ${said(other)} there`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a, b] = [one, other].map((value) => (value as Readonly<Record<string, unknown>>)[key]);
    const found = difference(a, b, `${where}, ${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const said = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));
