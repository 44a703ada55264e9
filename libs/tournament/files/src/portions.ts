/** A long list in portions, since a command has room for some of it: an import is many commands. */

export interface Portion<Item> {
  readonly items: readonly Item[];
  /** How many items are handed out with this portion, those before it counted. */
  readonly done: number;
  readonly of: number;
}

/** Portions of at most `atMost` items in the order of the list; none of an empty one. */
export function* inPortions<Item>(
  items: readonly Item[],
  atMost: number,
): Generator<Portion<Item>, void> {
  if (!(Number.isSafeInteger(atMost) && atMost > 0)) {
    throw new RangeError('a portion has at least one item'); // a bug of the caller, never bad input
  }
  const of = items.length;
  for (let from = 0; from < of; from += atMost) {
    const done = Math.min(from + atMost, of);
    yield { items: items.slice(from, done), done, of };
  }
}
