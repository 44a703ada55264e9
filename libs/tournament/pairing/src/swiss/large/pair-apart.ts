/**
 * Tables of two who should not meet are opened, and their entrants paired along augmenting paths
 * through all others, as many as can be; first so that nobody meets an earlier opponent either, then
 * for those alone who must not meet.
 */
import { EXACT_LIMIT, exactTables } from '../exact-tables.js';
import { tableOf, type Field, type Table } from '../field.js';
import { hasPair } from '../pair-set.js';
import { augmentAll } from './augmenting-paths.js';
import { byPoints, neighbourTables } from './neighbours.js';

const NONE = -1;

type Relation = (one: number, other: number) => boolean;

export function pairApart(field: Field, tables: readonly Table[]): Table[] {
  const { met, forbidden, bye } = field;
  const mustNot: Relation = (one, other) => other !== bye && hasPair(forbidden, one, other);
  const shouldNot: Relation = (one, other) =>
    other !== bye && (hasPair(forbidden, one, other) || hasPair(met, one, other));
  return apartBy(field, apartBy(field, tables, shouldNot), mustNot);
}

function apartBy(field: Field, tables: readonly Table[], keepsApart: Relation): Table[] {
  if (!tables.some(([one, other]) => keepsApart(one, other))) return [...tables];
  const places = tables.flat().filter((place) => place !== field.bye);
  // Whoever is near in this order is near in points, and the bye is the last resort.
  const order = [...byPoints(field, places), ...(places.length % 2 === 0 ? [] : [field.bye])];
  const at = new Map(order.map((place, index) => [place, index]));
  const mates = new Int32Array(order.length).fill(NONE);
  for (const [one, other] of tables) {
    if (keepsApart(one, other)) continue;
    const [u, v] = [at.get(one) as number, at.get(other) as number];
    mates[u] = v;
    mates[v] = u;
  }
  const may: Relation = (u, v) => {
    const [one, other] = tableOf(order[u] as number, order[v] as number);
    return !keepsApart(one, other);
  };
  augmentAll({ size: order.length, may }, mates);
  return withTheRest(field, order, mates);
}

/** Who is still single meets somebody in any case. */
function withTheRest(field: Field, order: readonly number[], mates: Int32Array): Table[] {
  const rest = order.filter((_, u) => mates[u] === NONE);
  const paired = order.flatMap((place, u): Table[] => {
    const mate = mates[u] as number;
    return u < mate ? [tableOf(place, order[mate] as number)] : [];
  });
  if (rest.length <= EXACT_LIMIT) return [...paired, ...exactTables(field, rest)];
  return [
    ...paired,
    ...neighbourTables(
      field,
      rest.filter((place) => place !== field.bye),
    ),
  ];
}
