/**
 * The entrants of a Swiss problem by their place in the listing, from 0. The bye sits behind the
 * last of them, as if it were one more, where their number is odd.
 */
import { invariant } from '../invariant.js';
import { addPair, newPairSet, type PairSet } from './pair-set.js';
import { MOST_ENTRANTS, MOST_POINTS, type SwissDraw, type SwissProblem } from './problem.js';

export interface Field {
  /** Entrants, without the bye. */
  readonly size: number;
  /** The place of the bye, whether there is one or not. */
  readonly bye: number;
  /** Numbers in the record. */
  readonly entrants: readonly number[];
  readonly places: ReadonlyMap<number, number>;
  readonly points: Float64Array;
  /** The fewest points of all; zero where nobody is listed. */
  readonly lowest: number;
  readonly byes: Float64Array;
  /** 1 for who was paired up in the last round, -1 for who was paired down. */
  readonly floats: Int8Array;
  readonly met: PairSet;
  readonly forbidden: PairSet;
}

/** Two places; the lower one first. */
export type Table = readonly [number, number];

const FLOATS = { up: 1, down: -1, none: 0 } as const;

export function fieldOf({ entrants, forbidden }: SwissProblem): Field {
  const size = entrants.length;
  invariant(size <= MOST_ENTRANTS, `a Swiss round has at most ${MOST_ENTRANTS} entrants`);
  const places = new Map(entrants.map(({ entrant }, place) => [entrant, place]));
  invariant(places.size === size, 'an entrant is listed twice');
  const field: Field = {
    size,
    bye: size,
    places,
    entrants: entrants.map(({ entrant }) => entrant),
    points: Float64Array.from(entrants, ({ points }) => wholePoints(points)),
    lowest: entrants.reduce(
      (least, { points }) => Math.min(least, points),
      entrants[0]?.points ?? 0,
    ),
    byes: Float64Array.from(entrants, ({ byes }) => byes),
    floats: Int8Array.from(entrants, ({ lastFloat }) => FLOATS[lastFloat]),
    met: newPairSet(size),
    forbidden: newPairSet(size),
  };
  entrants.forEach(({ met }, place) => {
    for (const opponent of met) addKnown(field.met, place, places.get(opponent));
  });
  for (const [one, other] of forbidden) {
    const place = places.get(one);
    if (place !== undefined) addKnown(field.forbidden, place, places.get(other));
  }
  return field;
}

function wholePoints(points: number): number {
  const fits = Number.isInteger(points) && Math.abs(points) <= MOST_POINTS;
  invariant(fits, `points are whole and at most ${MOST_POINTS}`);
  return points;
}

/** Who is no longer there cannot be met. */
function addKnown(set: PairSet, place: number, other: number | undefined): void {
  if (other !== undefined) addPair(set, place, other);
}

export const tableOf = (one: number, other: number): Table =>
  one < other ? [one, other] : [other, one];

/** Tables by the higher points of the two, then by their sum, then by the listing. */
export function inTableOrder({ points }: Field, tables: readonly Table[]): Table[] {
  const at = (place: number): number => points[place] as number;
  const higher = ([one, other]: Table): number => Math.max(at(one), at(other));
  const sum = ([one, other]: Table): number => at(one) + at(other);
  return [...tables].sort(
    (one, other) => higher(other) - higher(one) || sum(other) - sum(one) || one[0] - other[0],
  );
}

/** The draw in numbers of the record; the table of the bye is the one who has it. */
export function drawOf(field: Field, tables: readonly Table[]): SwissDraw {
  const entrant = (place: number): number => field.entrants[place] as number;
  const byeTable = tables.find(([, other]) => other === field.bye);
  const played = tables.filter((table) => table !== byeTable);
  return {
    tables: inTableOrder(field, played).map(([one, other]) => [entrant(one), entrant(other)]),
    bye: byeTable === undefined ? null : entrant(byeTable[0]),
  };
}

/** The tables of a draw by places, that of the bye last. */
export function tablesOf(field: Field, { tables, bye }: SwissDraw): readonly Table[] {
  const place = (entrant: number): number => {
    const found = field.places.get(entrant);
    invariant(found !== undefined, `entrant ${entrant} is not listed`);
    return found;
  };
  const played = tables.map(([one, other]) => tableOf(place(one), place(other)));
  return bye === null ? played : [...played, [place(bye), field.bye]];
}
