/**
 * As many pairs as can be among vertices of which some may not be paired: along augmenting paths,
 * with blossoms shrunk to their base (Edmonds, "Paths, trees, and flowers", 1965). Whom a search
 * without success has reached is searched no more, and no pair is lost by that.
 */
const NONE = -1;

/** Looks at pairs, after which the vertices stay as they are: some seconds, in the worst case. */
const MOST_LOOKS = 2 ** 27;

export interface Graph {
  readonly size: number;
  may(one: number, other: number): boolean;
}

interface Paths {
  readonly graph: Graph;
  readonly mate: Int32Array;
  readonly parent: Int32Array;
  /** The vertex that stands for the blossom around a vertex. */
  readonly base: Int32Array;
  readonly isOuter: Uint8Array;
  readonly isDone: Uint8Array;
  queue: number[];
  looks: number;
}

/** Changes the mates, of which some are -1, until as few as can be are. */
export function augmentAll(graph: Graph, mate: Int32Array): void {
  const { size } = graph;
  const paths: Paths = {
    graph,
    mate,
    queue: [],
    looks: 0,
    parent: new Int32Array(size),
    base: new Int32Array(size),
    isOuter: new Uint8Array(size),
    isDone: new Uint8Array(size),
  };
  for (let root = 0; root < size && paths.looks < MOST_LOOKS; root += 1) {
    if (mate[root] !== NONE) continue;
    const end = findPath(paths, root);
    if (end === NONE) leaveTree(paths);
    else flipPath(paths, end);
  }
}

/** The single vertex at the other end of a path, or NONE. */
function findPath(paths: Paths, root: number): number {
  const { graph, base, queue } = paths;
  paths.parent.fill(NONE);
  paths.isOuter.fill(0);
  for (let vertex = 0; vertex < graph.size; vertex += 1) base[vertex] = vertex;
  queue.length = 0;
  reach(paths, root);
  for (let next = 0; next < queue.length; next += 1) {
    const vertex = queue[next] as number;
    // Neighbours in the order of the vertices come first.
    for (let distance = 1; distance < graph.size; distance += 1) {
      for (const other of [vertex - distance, vertex + distance]) {
        if (other < 0 || other >= graph.size) continue;
        if (visit(paths, vertex, other)) return other;
      }
    }
    if (paths.looks > MOST_LOOKS) return NONE;
  }
  return NONE;
}

function reach({ isOuter, queue }: Paths, vertex: number): void {
  if (isOuter[vertex] === 1) return;
  isOuter[vertex] = 1;
  queue.push(vertex);
}

/** Looks along one pair; true where it leads to another single vertex. */
function visit(paths: Paths, vertex: number, other: number): boolean {
  const { graph, mate, parent, base, isOuter, isDone } = paths;
  paths.looks += 1;
  if (isDone[other] === 1 || base[vertex] === base[other] || mate[vertex] === other) return false;
  if (!graph.may(vertex, other)) return false;
  if (isOuter[other] === 1) {
    shrink(paths, vertex, other);
  } else if (parent[other] === NONE) {
    parent[other] = vertex;
    if (mate[other] === NONE) return true;
    reach(paths, mate[other] as number);
  }
  return false;
}

/** Two outer vertices meet: what lies on their ways to the common base becomes outer. */
function shrink(paths: Paths, one: number, other: number): void {
  const { base } = paths;
  const common = commonBase(paths, one, other);
  const inside = new Set([
    ...bend(paths, { from: one, common, child: other }),
    ...bend(paths, { from: other, common, child: one }),
  ]);
  paths.looks += base.length;
  for (let vertex = 0; vertex < base.length; vertex += 1) {
    if (!inside.has(base[vertex] as number)) continue;
    base[vertex] = common;
    reach(paths, vertex);
  }
}

function commonBase({ mate, parent, base }: Paths, one: number, other: number): number {
  const passed = new Set<number>();
  const up = (vertex: number): number => {
    const inner = mate[vertex] as number;
    return inner === NONE ? NONE : (base[parent[inner] as number] as number);
  };
  for (let vertex = base[one] as number; vertex !== NONE; vertex = up(vertex)) passed.add(vertex);
  let vertex = base[other] as number;
  while (!passed.has(vertex)) vertex = up(vertex);
  return vertex;
}

interface Way {
  readonly from: number;
  readonly common: number;
  readonly child: number;
}

/** The bases on the way to the common one, along which paths may now lead in both directions. */
function bend({ mate, parent, base }: Paths, { from, common, child }: Way): number[] {
  const passed: number[] = [];
  for (let [vertex, next] = [from, child]; base[vertex] !== common;) {
    const inner = mate[vertex] as number;
    passed.push(base[vertex] as number, base[inner] as number);
    parent[vertex] = next;
    [vertex, next] = [parent[inner] as number, inner];
  }
  return passed;
}

function flipPath({ mate, parent }: Paths, end: number): void {
  for (let vertex = end; vertex !== NONE;) {
    const partner = parent[vertex] as number;
    const next = mate[partner] as number;
    mate[vertex] = partner;
    mate[partner] = vertex;
    vertex = next;
  }
}

function leaveTree({ isOuter, isDone, parent }: Paths): void {
  isOuter.forEach((outer, vertex) => {
    if (outer === 1 || parent[vertex] !== NONE) isDone[vertex] = 1;
  });
}
