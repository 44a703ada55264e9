/** One stage of the search: trees grow from all single vertices until two of them can be matched. */
import { augment, commonRoot } from './augment.js';
import { expandBlossom, formBlossom } from './blossoms.js';
import {
  enqueue,
  FREE,
  INNER,
  forgetNearest,
  isNothing,
  NONE,
  noteNearest,
  OUTER,
  PARTS,
  topOf,
  type Search,
} from './search.js';

/** Matches two more vertices; false where all are matched. */
export function matchTwoMore(search: Search): boolean {
  const { nodes, top, mate, label, parent } = search;
  search.label.fill(FREE);
  search.nearest.fill(NONE);
  search.slack.fill(Infinity);
  search.queue.length = 0;
  for (let node = 0; node < nodes; node += 1) {
    if (top[node] !== node || mate[node] !== NONE) continue;
    parent[node] = NONE;
    label[node] = OUTER;
    enqueue(search, node);
  }
  if (search.queue.length === 0) return false;
  while (!growTrees(search) && !raisePrices(search));
  return true;
}

/** Follows tight edges from outer vertices; true where that matched two more. */
function growTrees(search: Search): boolean {
  const { size, queue, label, top, slack } = search;
  for (let next = 0; next < queue.length; next += 1) {
    const vertex = queue[next] as number;
    for (let other = 0; other < size; other += 1) {
      const node = top[other] as number;
      if (node === top[vertex] || label[node] === INNER) continue;
      noteNearest(search, vertex, node);
      if (isNothing(slack, node) && followEdge(search, node)) return true;
    }
  }
  queue.length = 0;
  return false;
}

/**
 * The tight edge to a node lengthens a tree, closes a blossom, or joins two trees: true in the last
 * case, when two more are matched.
 */
function followEdge(search: Search, other: number): boolean {
  const { label, parent } = search;
  const start = search.from[search.nearest[other] as number] as number;
  const node = topOf(search, start);
  if (label[other] === FREE) {
    parent[other] = start;
    label[other] = INNER;
    const outer = topOf(search, search.mate[other] as number);
    forgetNearest(search, outer);
    label[outer] = OUTER;
    enqueue(search, outer);
    return false;
  }
  const root = commonRoot(search, node, other);
  if (root === NONE) {
    augment(search, node, other);
    augment(search, other, node);
    return true;
  }
  formBlossom(search, [node, other], root);
  return false;
}

/** Moves prices until another edge is tight or a blossom has none; true if that matched two more. */
function raisePrices(search: Search): boolean {
  const { size, top, label, duals, slack } = search;
  findRise(search);
  movePrices(search);
  for (let node = 0; node < search.nodes; node += 1) {
    if (top[node] !== node || label[node] === INNER || !isNothing(slack, node)) continue;
    if (followEdge(search, node)) return true;
  }
  for (let blossom = size; blossom < search.nodes; blossom += 1) {
    const isSpent = label[blossom] === INNER && isNothing(duals, blossom);
    if (top[blossom] === blossom && isSpent) expandBlossom(search, blossom);
  }
  return false;
}

/** As far as no edge gets dearer prices than it costs, and no blossom a price below nothing. */
function findRise(search: Search): void {
  const { size, nodes, top, label, duals, slack } = search;
  search.rise.fill(Infinity);
  for (let node = 0; node < nodes; node += 1) {
    if (top[node] !== node) continue;
    // An edge between trees rises at either end, and a blossom's own price falls twice as fast.
    if (label[node] === FREE) lowerRise(search, slack, { node, share: 1 });
    else if (label[node] === OUTER) lowerRise(search, slack, { node, share: 0.5 });
    else if (node >= size) lowerRise(search, duals, { node, share: 0.5 });
  }
}

interface Limit {
  readonly node: number;
  readonly share: number;
}

function lowerRise({ rise }: Search, limits: Float64Array, { node, share }: Limit): void {
  for (let part = 0; part < PARTS; part += 1) {
    const limit = share * (limits[PARTS * node + part] as number);
    if (limit > (rise[part] as number)) return;
    if (limit === rise[part]) continue;
    for (let each = part; each < PARTS; each += 1) {
      rise[each] = share * (limits[PARTS * node + each] as number);
    }
    return;
  }
}

/** Outer vertices rise, inner ones fall, and what no tree has reached stays. */
function movePrices(search: Search): void {
  const { size, nodes, top, label, duals, slack } = search;
  for (let vertex = 0; vertex < size; vertex += 1) {
    const way = label[top[vertex] as number];
    if (way !== FREE) move(search, duals, { node: vertex, share: way === OUTER ? 1 : -1 });
  }
  for (let node = 0; node < nodes; node += 1) {
    if (top[node] !== node) continue;
    const way = label[node];
    if (node >= size && way !== FREE) move(search, duals, { node, share: way === OUTER ? 2 : -2 });
    if (way !== INNER) move(search, slack, { node, share: way === OUTER ? -2 : -1 });
  }
}

function move({ rise }: Search, triples: Float64Array, { node, share }: Limit): void {
  for (let part = 0; part < PARTS; part += 1) {
    const at = PARTS * node + part;
    triples[at] = (triples[at] as number) + share * (rise[part] as number);
  }
}
