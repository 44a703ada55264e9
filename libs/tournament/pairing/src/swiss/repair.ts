/**
 * A drawn round, not yet published, without those who have left since, or with two of a table set
 * apart. Nobody meets an earlier opponent or has a second bye for it where that can be avoided; then
 * as few tables as possible change; then the priorities of the draw decide. A table that stays is
 * never held to be worse than when it was drawn.
 */
import { EXACT_LIMIT, exactTables, type Drawn } from './exact-tables.js';
import { drawOf, fieldOf, tableOf, type Field, type Table } from './field.js';
import { largeTables } from './large/large-tables.js';
import { tablesNear } from './large/near-tables.js';
import type { Pair, SwissDraw, SwissProblem } from './problem.js';

/** Entrants of a large round among whom opponents are looked for, besides those who need one. */
const NEIGHBOURS = 128;

export function repairSwiss(
  problem: SwissProblem,
  draw: SwissDraw,
  gone: readonly number[],
  apart: readonly Pair[] = [],
): SwissDraw {
  const isGone = new Set(gone);
  const field = fieldOf({
    entrants: problem.entrants.filter(({ entrant }) => !isGone.has(entrant)),
    forbidden: [...problem.forbidden, ...apart],
  });
  const kept = keptTables(field, draw, apart);
  const seated = new Set(kept.flat());
  const loose = field.entrants.flatMap((_, place) => (seated.has(place) ? [] : [place]));
  if (loose.length === 0) return drawOf(field, kept);
  const withBye = field.size % 2 === 1 && !seated.has(field.bye) ? [...loose, field.bye] : loose;
  return drawOf(field, repaired(field, kept, withBye));
}

/** Tables of two who are both here and may stay together; that of the bye while there is one. */
function keptTables(field: Field, { tables, bye }: SwissDraw, apart: readonly Pair[]): Table[] {
  const { places, size } = field;
  const place = (entrant: number): number | undefined => places.get(entrant);
  const isApart = ([one, other]: Pair): boolean =>
    apart.some((pair) => pair.includes(one) && pair.includes(other));
  const played = tables.flatMap((pair): Table[] => {
    const [one, other] = pair.map(place);
    return one === undefined || other === undefined || isApart(pair) ? [] : [tableOf(one, other)];
  });
  const waiting = bye === null || size % 2 === 0 ? undefined : place(bye);
  return waiting === undefined ? played : [...played, tableOf(waiting, field.bye)];
}

function repaired(
  field: Field,
  kept: readonly Table[],
  loose: readonly number[],
): readonly Table[] {
  if (loose.length > EXACT_LIMIT) {
    return [
      ...kept,
      ...largeTables(
        field,
        loose.filter((place) => place !== field.bye),
      ),
    ];
  }
  const room = Math.min(EXACT_LIMIT - loose.length, Math.max(NEIGHBOURS, EXACT_LIMIT - field.size));
  const count = field.size <= EXACT_LIMIT ? kept.length : room / 2;
  const near = new Set(tablesNear(field, kept, loose, count));
  const mates = new Map([...near].flatMap(([one, other]) => [[one, other] as const]));
  const drawn: Drawn = { keeps: (one, other) => mates.get(one) === other };
  return [
    ...kept.filter((table) => !near.has(table)),
    ...exactTables(field, [...[...near].flat(), ...loose], drawn),
  ];
}
