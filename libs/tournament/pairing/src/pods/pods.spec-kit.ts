/** Fields of players for draws of pods, and what tables cost, counted the long way. */
import fc from 'fast-check';
import type { PodEntrant } from './pod-field.js';
import { podSizes } from './pod-sizes.js';

export const LIMITS = { least: 3, most: 5, wanted: 4 };

/** Entrants from 1 on who have met nobody; what is said of one by number differs. */
export const field = (
  size: number,
  but: Readonly<Record<number, Partial<PodEntrant>>> = {},
): readonly PodEntrant[] =>
  Array.from({ length: size }, (_, at) => ({
    entrant: at + 1,
    points: 0,
    met: [],
    byes: 0,
    ...but[at + 1],
  }));

/** The same field after tables that were played: the first of each table gets most points. */
export const after = (
  entrants: readonly PodEntrant[],
  tables: readonly (readonly number[])[],
): readonly PodEntrant[] =>
  entrants.map((each) => {
    const table = tables.find((seated) => seated.includes(each.entrant)) ?? [];
    const others = table.filter((other) => other !== each.entrant);
    const points = each.points + Math.max(0, 5 - table.indexOf(each.entrant));
    return { ...each, points, met: [...each.met, ...others] };
  });

/** A field of a few rounds at tables that were drawn by lot, in the order of chance. */
export const playedField = (players: fc.Arbitrary<number>): fc.Arbitrary<readonly PodEntrant[]> =>
  players.chain((size) =>
    fc
      .array(
        fc.shuffledSubarray(
          field(size).map(({ entrant }) => entrant),
          { minLength: size },
        ),
        {
          maxLength: 4,
        },
      )
      .map((rounds) =>
        rounds.reduce((entrants, order) => after(entrants, cut(order)), field(size)),
      ),
  );

function cut(order: readonly number[]): readonly (readonly number[])[] {
  let from = 0;
  return podSizes(order.length, LIMITS).sizes.map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
}

/** Meetings that repeat, and squares of differences, of the tables of a field. */
export function costOfTables(
  entrants: readonly PodEntrant[],
  tables: readonly (readonly number[])[],
): readonly [number, number] {
  const of = new Map(entrants.map((each) => [each.entrant, each]));
  let [repeated, spread] = [0, 0];
  for (const table of tables) {
    for (const [at, one] of table.entries()) {
      for (const other of table.slice(at + 1)) {
        repeated += of.get(one)?.met.filter((met) => met === other).length ?? 0;
        spread += ((of.get(one)?.points ?? 0) - (of.get(other)?.points ?? 0)) ** 2;
      }
    }
  }
  return [repeated, spread];
}

export const isLess = (
  [one, then]: readonly [number, number],
  [other, otherThen]: readonly [number, number],
): boolean => one < other || (one === other && then < otherThen);
