/**
 * The state of one search for the cheapest perfect matching, and the slack of its edges.
 *
 * Vertices are 0 to n - 1; a blossom, an odd set of vertices that the search treats as one, is a
 * node from n on. Every cost is a triple of whole numbers that are compared one after the other, so
 * that a priority is never bought with another one. Triples are added part by part, which is all
 * that the method of Edmonds asks of its weights.
 */

export const NONE = -1;
/** Parts of a cost. */
export const PARTS = 3;

/** How the search has reached a node: not yet, at an even distance from a single vertex, or odd. */
export const FREE = -1;
export const OUTER = 0;
export const INNER = 1;

/**
 * Costs count four times in slacks and duals. Duals begin as even numbers, and all that is halved
 * afterwards is even.
 */
export const SCALE = 4;

/** Costs of all pairs of vertices: `parts[PARTS * (u * size + v) + part]`, the same for v and u. */
export interface Costs {
  readonly size: number;
  readonly parts: Float64Array;
}

export interface Search {
  readonly size: number;
  /** Rows and columns of `from` and `to`: vertices and blossoms. */
  readonly stride: number;
  readonly costs: Float64Array;
  /** The price of each node, in three parts. */
  readonly duals: Float64Array;
  /** The edge from node x to node y leaves x at the vertex `from[x * stride + y]` ... */
  readonly from: Int32Array;
  /** ... and arrives in y at the vertex `to[x * stride + y]`. */
  readonly to: Int32Array;
  /** The vertex outside to which a node is matched. */
  readonly mate: Int32Array;
  /** The outermost blossom around a node, or the node itself; NONE for a blossom that is no more. */
  readonly top: Int32Array;
  /** The vertex from which an inner node was reached. */
  readonly parent: Int32Array;
  readonly label: Int8Array;
  /** The tightest edge from an outer vertex to a node. */
  readonly nearest: Int32Array;
  /** The slack of that edge. */
  readonly slack: Float64Array;
  /** How far prices move next. */
  readonly rise: Float64Array;
  /** The cycle of nodes that a blossom is made of; the first is the one that is matched outside. */
  readonly cycle: number[][];
  /** `childWith[b * size + v]`: the node of b's cycle with the vertex v. */
  readonly childWith: Int32Array;
  /** Outer vertices whose edges were not looked at. */
  readonly queue: number[];
  readonly seen: Int32Array;
  /** Counts the walks to a common root; a node with this number was met on the present one. */
  walk: number;
  /** Nodes that were ever in use. */
  nodes: number;
}

export function newSearch({ size, parts }: Costs): Search {
  const stride = size + (size >> 1) + 1;
  const search: Search = {
    size,
    stride,
    costs: parts,
    duals: new Float64Array(PARTS * stride),
    from: new Int32Array(stride * stride).fill(NONE),
    to: new Int32Array(stride * stride).fill(NONE),
    mate: new Int32Array(stride).fill(NONE),
    top: new Int32Array(stride).fill(NONE),
    parent: new Int32Array(stride).fill(NONE),
    label: new Int8Array(stride).fill(FREE),
    nearest: new Int32Array(stride).fill(NONE),
    slack: new Float64Array(PARTS * stride),
    rise: new Float64Array(PARTS),
    cycle: Array.from({ length: stride }, () => []),
    childWith: new Int32Array(stride * size).fill(NONE),
    queue: [],
    seen: new Int32Array(stride),
    walk: 0,
    nodes: size,
  };
  for (let u = 0; u < size; u += 1) {
    search.top[u] = u;
    for (let v = 0; v < size; v += 1) {
      search.from[u * stride + v] = u;
      search.to[u * stride + v] = v;
    }
  }
  return search;
}

export const topOf = ({ top }: Search, vertex: number): number =>
  vertex === NONE ? NONE : (top[vertex] as number);

/** One part of what an edge between two outermost nodes costs above the prices of its ends. */
export function slackPart(search: Search, edge: number, part: number): number {
  const { size, costs, duals, from, to } = search;
  const u = from[edge] as number;
  const v = to[edge] as number;
  const cost = costs[PARTS * (u * size + v) + part] as number;
  return SCALE * cost - (duals[PARTS * u + part] as number) - (duals[PARTS * v + part] as number);
}

export function isTighter(search: Search, edge: number, than: number): boolean {
  for (let part = 0; part < PARTS; part += 1) {
    const difference = slackPart(search, edge, part) - slackPart(search, than, part);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Nothing is known to lead to this node. */
export function forgetNearest({ nearest, slack }: Search, node: number): void {
  nearest[node] = NONE;
  slack.fill(Infinity, PARTS * node, PARTS * (node + 1));
}

/** An edge from an outer vertex is remembered at the node to which it leads, if it is the tightest. */
export function noteNearest(search: Search, vertex: number, node: number): void {
  const { stride, slack } = search;
  const edge = vertex * stride + node;
  for (let part = 0; part < PARTS; part += 1) {
    const difference = slackPart(search, edge, part) - (slack[PARTS * node + part] as number);
    if (difference > 0) return;
    if (difference === 0) continue;
    search.nearest[node] = edge;
    for (let each = part; each < PARTS; each += 1) {
      slack[PARTS * node + each] = slackPart(search, edge, each);
    }
    return;
  }
}

/** Finds the tightest edge from any outer vertex to a node that has just become what it is. */
export function findNearest(search: Search, node: number): void {
  const { size, top, label } = search;
  forgetNearest(search, node);
  for (let vertex = 0; vertex < size; vertex += 1) {
    const around = top[vertex] as number;
    if (around !== node && label[around] === OUTER) noteNearest(search, vertex, node);
  }
}

/** Whether a triple, of the node's slack or of its dual, is nothing. */
export const isNothing = (triples: Float64Array, node: number): boolean =>
  triples[PARTS * node] === 0 && triples[PARTS * node + 1] === 0 && triples[PARTS * node + 2] === 0;

/** Outer vertices are looked at one by one, also those inside of a blossom. */
export function enqueue(search: Search, node: number): void {
  if (node < search.size) search.queue.push(node);
  else for (const child of search.cycle[node] as number[]) enqueue(search, child);
}

export function putUnder(search: Search, node: number, top: number): void {
  search.top[node] = top;
  if (node < search.size) return;
  for (const child of search.cycle[node] as number[]) putUnder(search, child, top);
}
