/** Circles of what depends on each other. */

/**
 * All that `from` leads to, itself included, in groups: what leads to each other is one group, and
 * what a group leads to comes before it (Tarjan's strongly connected components).
 */
export function components<Node>(
  from: Node,
  keyOf: (node: Node) => string,
  next: (node: Node) => readonly Node[],
): readonly (readonly Node[])[] {
  const found: Node[][] = [];
  const open: Visit<Node>[] = [];
  const visits = new Map<string, Visit<Node>>();

  const visit = (node: Node): Visit<Node> => {
    const number = visits.size;
    const made: Visit<Node> = { node, number, lowest: number, isOpen: true };
    visits.set(keyOf(node), made);
    open.push(made);
    for (const other of next(node)) {
      const known = visits.get(keyOf(other));
      if (!known) made.lowest = Math.min(made.lowest, visit(other).lowest);
      else if (known.isOpen) made.lowest = Math.min(made.lowest, known.number);
    }
    if (made.lowest === number) found.push(closed(open, made));
    return made;
  };
  visit(from);
  return found;
}

interface Visit<Node> {
  readonly node: Node;
  readonly number: number;
  /** The earliest visit to which this one leads back. */
  lowest: number;
  isOpen: boolean;
}

function closed<Node>(open: Visit<Node>[], first: Visit<Node>): Node[] {
  const group = open.splice(open.indexOf(first));
  for (const visit of group) visit.isOpen = false;
  return group.map(({ node }) => node);
}
