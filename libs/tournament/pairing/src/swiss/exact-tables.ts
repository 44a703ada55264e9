/**
 * The best tables for some entrants, by all priorities and then by chance. Exact: nothing is better,
 * and the prices of the matching prove it.
 *
 * Each table has a cost of three whole numbers: what must not be, squares, floats with chance. A
 * number holds several priorities, each of which counts more than all that the ones below it can
 * come to in a draw of this size.
 */
import { invariant } from '../invariant.js';
import { tableOf, type Field, type Table } from './field.js';
import { cheapestMatching, type Matching } from './matching/cheapest-matching.js';
import type { Costs } from './matching/search.js';
import { hasPair } from './pair-set.js';
import { downAgain, upAgain } from './priorities.js';

/** Entrants; above, scales and time would not do. */
export const EXACT_LIMIT = 256;

// A draw of the limit has 128 tables and one bye; 2 ** 8 and 2 ** 9 are above their counts.
const BYE_POINTS = 1;
const CHANGED = 2 ** 9;
const BYES = CHANGED * 2 ** 8;
const REMATCH = BYES * 2 ** 9;
const FORBIDDEN = REMATCH * 2 ** 8;

const CHANCE_BITS = 24;
const DOWN_AGAIN = 2 ** (CHANCE_BITS + 8);
const UP_AGAIN = DOWN_AGAIN * 2 ** 8;

/** What may be said of a table besides the field's own priorities. */
export interface Drawn {
  /** Tables as they stand: to keep one breaks no rule anew, and each other one is a change. */
  keeps(one: number, other: number): boolean;
}

/** The best tables for these places; where they are odd in number, one of them gets the bye. */
export function exactTables(
  field: Field,
  places: readonly number[],
  drawn?: Drawn,
): readonly Table[] {
  const all =
    places.length % 2 === 0 || places.includes(field.bye) ? places : [...places, field.bye];
  const { mates } = matchPlaces(field, all, drawn);
  return all.flatMap((place, at) => {
    const mate = mates[at] as number;
    return at < mate ? [tableOf(place, all[mate] as number)] : [];
  });
}

/** The matching behind `exactTables`, with its prices; the bye is among the places. */
export function matchPlaces(field: Field, places: readonly number[], drawn?: Drawn): Matching {
  invariant(places.length <= EXACT_LIMIT, 'more entrants than an exact draw can have');
  return cheapestMatching(costsOf(field, places, drawn));
}

function costsOf(field: Field, places: readonly number[], drawn?: Drawn): Costs {
  const size = places.length;
  const parts = new Float64Array(3 * size * size);
  const byeCosts = costsOfBye(field, places);
  for (let u = 0; u < size; u += 1) {
    for (let v = u + 1; v < size; v += 1) {
      const [one, other] = tableOf(places[u] as number, places[v] as number);
      const isBye = other === field.bye;
      const kept = drawn?.keeps(one, other) ?? false;
      const cost = [
        (isBye ? byeCosts(one, kept) : breachOf(field, one, other, kept)) +
          (drawn === undefined || kept ? 0 : CHANGED),
        isBye ? 0 : ((field.points[one] as number) - (field.points[other] as number)) ** 2,
        (isBye ? 0 : floatsOf(field, one, other)) + chanceOf(one, other),
      ];
      parts.set(cost, 3 * (u * size + v));
      parts.set(cost, 3 * (v * size + u));
    }
  }
  return { size, parts };
}

function breachOf(field: Field, one: number, other: number, kept: boolean): number {
  if (kept) return 0;
  const forbidden = hasPair(field.forbidden, one, other) ? FORBIDDEN : 0;
  return forbidden + (hasPair(field.met, one, other) ? REMATCH : 0);
}

const floatsOf = (field: Field, one: number, other: number): number =>
  upAgain(field, one, other) * UP_AGAIN + downAgain(field, one, other) * DOWN_AGAIN;

/** Byes and points count by their rank among these entrants, which stays small. */
function costsOfBye(
  field: Field,
  places: readonly number[],
): (place: number, kept: boolean) => number {
  const ranks = (values: Float64Array): Map<number, number> => {
    const known = new Set(places.flatMap((place) => values[place] ?? []));
    return new Map([...known].sort((a, b) => a - b).map((value, rank) => [value, rank]));
  };
  const [byes, points] = [ranks(field.byes), ranks(field.points)];
  const rank = (of: Map<number, number>, value: number | undefined): number =>
    of.get(value as number) ?? 0;
  return (place, kept) =>
    (kept ? 0 : BYES * rank(byes, field.byes[place])) +
    BYE_POINTS * rank(points, field.points[place]);
}

/**
 * The number that chance gives a table, from the two places in the listing alone: mixed as
 * MurmurHash3 ends. Of draws that are equal else, the one with the lowest sum is drawn.
 */
function chanceOf(one: number, other: number): number {
  let mixed = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> (32 - CHANCE_BITS);
}
