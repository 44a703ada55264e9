/** Blossoms: an odd cycle of tight edges becomes one node, and is taken apart when its price is gone. */
import { evenSteps } from './augment.js';
import {
  enqueue,
  findNearest,
  forgetNearest,
  FREE,
  INNER,
  isTighter,
  NONE,
  OUTER,
  PARTS,
  putUnder,
  topOf,
  type Search,
} from './search.js';

/** The cycle over two outer nodes, joined by a tight edge, and their common root. */
export function formBlossom(search: Search, ends: readonly [number, number], root: number): void {
  const [one, other] = ends;
  const blossom = unusedNode(search);
  const back = wayTo(search, other, root);
  const cycle = [root, ...wayTo(search, one, root).reverse(), ...back];
  search.cycle[blossom] = cycle;
  search.duals.fill(0, PARTS * blossom, PARTS * (blossom + 1));
  search.label[blossom] = OUTER;
  search.mate[blossom] = search.mate[root] as number;
  for (const child of cycle) if (search.label[child] === INNER) enqueue(search, child);
  putUnder(search, blossom, blossom);
  joinEdges(search, blossom);
  findNearest(search, blossom);
}

function unusedNode(search: Search): number {
  let node = search.size;
  while (node < search.nodes && search.top[node] !== NONE) node += 1;
  if (node === search.nodes) search.nodes += 1;
  return node;
}

/** The nodes from an outer node up to, and without, the root. */
function wayTo(search: Search, node: number, root: number): number[] {
  const way: number[] = [];
  for (let outer = node; outer !== root;) {
    const inner = topOf(search, search.mate[outer] as number);
    way.push(outer, inner);
    outer = topOf(search, search.parent[inner] as number);
  }
  return way;
}

/** To every node a blossom has the tightest of the edges that its children have. */
function joinEdges(search: Search, blossom: number): void {
  const { size, stride, from, to, childWith } = search;
  from.fill(NONE, blossom * stride, (blossom + 1) * stride);
  for (const child of search.cycle[blossom] as number[]) {
    for (let node = 0; node < search.nodes; node += 1) {
      const edge = child * stride + node;
      if (from[edge] === NONE || node === blossom) continue;
      const joined = blossom * stride + node;
      if (from[joined] !== NONE && !isTighter(search, edge, joined)) continue;
      from[joined] = to[node * stride + blossom] = from[edge] as number;
      to[joined] = from[node * stride + blossom] = to[edge] as number;
    }
    for (let vertex = 0; vertex < size; vertex += 1) {
      const holds = child < size ? child === vertex : childWith[child * size + vertex] !== NONE;
      if (holds) childWith[blossom * size + vertex] = child;
    }
  }
}

/** An inner blossom without a price gives its children back, half of them to the tree. */
export function expandBlossom(search: Search, blossom: number): void {
  const { size, stride, label, parent } = search;
  const cycle = search.cycle[blossom] as number[];
  for (const child of cycle) putUnder(search, child, child);
  const way = parent[blossom] as number;
  const leaves = search.from[blossom * stride + way] as number;
  const entry = search.childWith[blossom * size + leaves] as number;
  const steps = evenSteps(search, blossom, entry);
  const nodes = search.cycle[blossom] as number[];
  for (let step = 0; step < steps; step += 2) {
    const [inner, outer] = [nodes[step] as number, nodes[step + 1] as number];
    parent[inner] = search.from[outer * stride + inner] as number;
    label[inner] = INNER;
    label[outer] = OUTER;
    forgetNearest(search, inner);
    findNearest(search, outer);
    enqueue(search, outer);
  }
  label[entry] = INNER;
  parent[entry] = way;
  for (const child of nodes.slice(steps + 1)) {
    label[child] = FREE;
    findNearest(search, child);
  }
  search.top[blossom] = NONE;
  search.childWith.fill(NONE, blossom * size, (blossom + 1) * size);
}
