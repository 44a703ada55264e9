/** Matching along a path between two single vertices, through the blossoms on it. */
import { NONE, topOf, type Search } from './search.js';

/**
 * The number of steps along a blossom's cycle from its base to a child, in the direction in which
 * it is even. The cycle is turned round where that is the other one.
 */
export function evenSteps({ cycle }: Search, blossom: number, child: number): number {
  const nodes = cycle[blossom] as number[];
  const steps = nodes.indexOf(child);
  if (steps % 2 === 0) return steps;
  nodes.push(...nodes.splice(1).reverse());
  return nodes.length - steps;
}

/** Matches a node along its edge to another one; inside of a blossom the cycle is matched anew. */
function matchTo(search: Search, node: number, other: number): void {
  const edge = node * search.stride + other;
  search.mate[node] = search.to[edge] as number;
  if (node < search.size) return;
  const cycle = search.cycle[node] as number[];
  const entry = search.childWith[node * search.size + (search.from[edge] as number)] as number;
  const steps = evenSteps(search, node, entry);
  for (let step = 0; step < steps; step += 1) {
    matchTo(search, cycle[step] as number, cycle[step ^ 1] as number);
  }
  matchTo(search, entry, other);
  cycle.push(...cycle.splice(0, steps));
}

/** From an outer node, whose new mate is in `other`, back to the single vertex of its tree. */
export function augment(search: Search, node: number, other: number): void {
  for (let [outer, mate] = [node, other]; ;) {
    const inner = topOf(search, search.mate[outer] as number);
    matchTo(search, outer, mate);
    if (inner === NONE) return;
    const next = topOf(search, search.parent[inner] as number);
    matchTo(search, inner, next);
    [outer, mate] = [next, inner];
  }
}

/** The first node that the ways of two outer nodes to their roots share, or NONE. */
export function commonRoot(search: Search, node: number, other: number): number {
  search.walk += 1;
  for (let [one, two] = [node, other]; one !== NONE || two !== NONE; [one, two] = [two, one]) {
    if (one === NONE) continue;
    if (search.seen[one] === search.walk) return one;
    search.seen[one] = search.walk;
    const inner = topOf(search, search.mate[one] as number);
    one = inner === NONE ? NONE : topOf(search, search.parent[inner] as number);
  }
  return NONE;
}
