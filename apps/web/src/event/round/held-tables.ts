/** Tables of a round as far as they are here: in pages by number, and mended by what is heard. */
import type { Pairing } from './round-documents.js';

export interface HeldTables {
  readonly tables: ReadonlyMap<number, Pairing>;
  /** Numbers that were heard of: a page that was on its way may be older. */
  readonly heard: ReadonlySet<number>;
  /** All tables up to this number are here. */
  readonly upTo: number;
}

export const NO_TABLES: HeldTables = { tables: new Map(), heard: new Set(), upTo: 0 };

/** `size` tables were asked for: fewer are the last ones. */
export function withPage(held: HeldTables, page: readonly Pairing[], size: number): HeldTables {
  const tables = new Map(held.tables);
  for (const table of page) {
    if (!held.heard.has(table.number)) tables.set(table.number, table);
  }
  const upTo = page.length < size ? Infinity : (page.at(-1)?.number ?? Infinity);
  return { ...held, tables, upTo };
}

/** Tables as an event has left them; of those that are not here yet it is known when they come. */
export function withHeard(held: HeldTables, told: readonly Pairing[]): HeldTables {
  const tables = new Map(held.tables);
  const heard = new Set(held.heard);
  for (const table of told) {
    tables.set(table.number, table);
    heard.add(table.number);
  }
  return { ...held, tables, heard };
}

/** Tables that a repair has removed: a page on its way can still contain them. */
export function withoutTables(held: HeldTables, removed: readonly number[]): HeldTables {
  const gone = new Set(removed);
  const tables = new Map([...held.tables].filter(([number]) => !gone.has(number)));
  return { ...held, tables, heard: new Set([...held.heard, ...gone]) };
}

interface TableFact {
  readonly kind: string;
  readonly table?: number;
}

/** Numbers of tables that a repair removes and does not add with other players. */
export function removedTables(facts: readonly unknown[]): readonly number[] {
  const numbersOf = (kind: string): readonly number[] =>
    (facts as readonly TableFact[]).flatMap((fact) =>
      fact.kind === kind && fact.table !== undefined ? [fact.table] : [],
    );
  const added = new Set(numbersOf('table-added'));
  return numbersOf('table-removed').filter((number) => !added.has(number));
}

/** By number. */
export const shownTables = ({ tables, upTo }: HeldTables): readonly Pairing[] =>
  [...tables.values()]
    .filter(({ number }) => number <= upTo)
    .sort((one, other) => one.number - other.number);
