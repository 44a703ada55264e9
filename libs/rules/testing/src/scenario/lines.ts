/** Lines of things in the text of a scenario, so that whatever is wrong is told with its line. */
import { isAlias, isMap, isScalar, isSeq, type Document, type LineCounter, type Node } from 'yaml';

/** Lines by what is listed: the keys of a table, the numbers of a list. */
const standing = new WeakMap<object, Map<string | number, number>>();

type Linked = Node | null | undefined;

/** The document as plain values; each of them is found again by `lineOf`. */
export function valuesOf(document: Document, lines: LineCounter): unknown {
  const value: unknown = document.toJS();
  const lineAt = (node: Linked): number => lines.linePos(node?.range?.[0] ?? 0).line;
  note(document.contents as Linked, value);
  return value;

  function note(node: Linked, is: unknown): void {
    if (isAlias(node)) return;
    if (isScalar(node)) return refuseNumber(node.value, node.source, lineAt(node));
    if (typeof is !== 'object' || is === null || standing.has(is)) return;
    const known = new Map<string | number, number>();
    standing.set(is, known);
    if (isSeq(node)) {
      node.items.forEach((item, index) => {
        known.set(index, lineAt(item as Linked));
        note(item as Linked, (is as readonly unknown[])[index]);
      });
    } else if (isMap(node)) {
      for (const { key, value: held } of node.items) {
        const name = String(isScalar(key) ? key.value : key);
        known.set(name, lineAt(key as Linked));
        note(held as Linked, (is as Readonly<Record<string, unknown>>)[name]);
      }
    }
  }
}

const PLAIN_NUMBER = /^-?(0|[1-9]\d*)$/;

/** `25E4` is a name to whoever writes it and a quarter of a million to YAML. */
function refuseNumber(value: unknown, source: string | undefined, line: number): void {
  if (typeof value !== 'number' || source === undefined || PLAIN_NUMBER.test(source)) return;
  located(line, () => {
    throw new Error(
      `YAML reads ${source} as the number ${value}: a name goes in quotes ('${source}'), ` +
        'and a number is written in digits alone',
    );
  });
}

/** The line, from 1, at which a key of a table or an item of a list stands; where it is known. */
export const lineOf = (holder: unknown, key: string | number): number | undefined =>
  typeof holder === 'object' && holder !== null ? standing.get(holder)?.get(key) : undefined;

/** A table that was put together out of others keeps the lines of what it holds. */
export function withLinesOf<T extends object>(made: T, ...from: readonly object[]): T {
  const known = from.flatMap((one) => [...(standing.get(one) ?? [])]);
  standing.set(made, new Map(known));
  return made;
}

/** What goes wrong inside is told with this line, unless a line further in is known already. */
export function located<T>(line: number | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (line !== undefined && lineOfError(error) === undefined && error instanceof Error) {
      Object.assign(error, { line });
    }
    throw error;
  }
}

export function lineOfError(error: unknown): number | undefined {
  const { line } = error as { readonly line?: unknown };
  return typeof line === 'number' ? line : undefined;
}
