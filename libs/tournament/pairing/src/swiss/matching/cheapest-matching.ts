/**
 * The cheapest perfect matching of a complete graph, exact, by Edmonds' blossoms with prices
 * (Galil, "Efficient algorithms for finding maximum matching in graphs", 1986): time grows with the
 * cube of the size. Costs are triples of whole numbers that are compared part by part.
 */
import { invariant } from '../../invariant.js';
import { newSearch, NONE, PARTS, type Costs, type Search } from './search.js';
import { matchTwoMore } from './stage.js';

export interface Matching {
  /** The partner of each vertex. */
  readonly mates: Int32Array;
  /** Proof that nothing is cheaper: prices, in SCALE times the unit of the costs. */
  readonly prices: Prices;
}

/**
 * Prices of vertices and of odd sets of them. No edge costs less than its two vertices' prices less
 * those of the sets that hold both; every edge of the matching costs exactly that, and every set
 * with a price holds as many edges of the matching as it can.
 */
export interface Prices {
  readonly vertices: Float64Array;
  readonly sets: readonly { readonly vertices: readonly number[]; readonly price: Float64Array }[];
}

export function cheapestMatching(costs: Costs): Matching {
  invariant(costs.size % 2 === 0, 'a perfect matching has an even number of vertices');
  const search = newSearch(costs);
  beginCheaply(search);
  while (matchTwoMore(search));
  return { mates: search.mate.slice(0, costs.size), prices: pricesOf(search) };
}

/** Twice the cheapest edge is a price that nobody undercuts; pairs who agree on it are matched. */
function beginCheaply(search: Search): void {
  const { size, costs, duals, mate } = search;
  const cheapest = Array.from({ length: size }, (_, u) => {
    let best = u === 0 ? 1 : 0;
    for (let v = best + 1; v < size; v += 1) {
      if (v !== u && isCheaper(costs, u * size + v, u * size + best)) best = v;
    }
    return best;
  });
  cheapest.forEach((v, u) => {
    for (let part = 0; part < PARTS; part += 1) {
      duals[PARTS * u + part] = 2 * (costs[PARTS * (u * size + v) + part] as number);
    }
  });
  cheapest.forEach((v, u) => {
    const mutual = !isCheaper(costs, v * size + (cheapest[v] as number), u * size + v);
    if (!mutual || mate[u] !== NONE || mate[v] !== NONE) return;
    mate[u] = v;
    mate[v] = u;
  });
}

function isCheaper(costs: Float64Array, pair: number, than: number): boolean {
  for (let part = 0; part < PARTS; part += 1) {
    const difference =
      (costs[PARTS * pair + part] as number) - (costs[PARTS * than + part] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function pricesOf(search: Search): Prices {
  const { size, duals, childWith } = search;
  const triple = (node: number): Float64Array => duals.slice(PARTS * node, PARTS * (node + 1));
  const sets = [];
  for (let blossom = size; blossom < search.nodes; blossom += 1) {
    const inside = childWith.subarray(blossom * size, (blossom + 1) * size);
    const vertices = [...inside].flatMap((child, vertex) => (child === NONE ? [] : [vertex]));
    if (vertices.length > 0) sets.push({ vertices, price: triple(blossom) });
  }
  return { vertices: duals.slice(0, PARTS * size), sets };
}
