/** Play at tables, by the place of the table. */
import type { TablePlay } from './play-documents.js';

interface TableAt {
  readonly phase: number;
  readonly round: number;
  readonly number: number;
}

/** By phase, round and number of the table. */
export type Plays = ReadonlyMap<string, TablePlay>;

export const NO_PLAYS: Plays = new Map();

const keyOf = ({ phase, round, number }: TableAt): string => `${phase}/${round}/${number}`;

export const playAt = (plays: Plays, table: TableAt): TablePlay | undefined =>
  plays.get(keyOf(table));

/** `isFirst`: the tables replace all that were known. */
export function withTables(
  plays: Plays,
  { isFirst, tables }: { readonly isFirst: boolean; readonly tables: readonly TablePlay[] },
): Plays {
  const next = new Map(isFirst ? NO_PLAYS : plays);
  for (const table of tables) next.set(keyOf(table), table);
  return next;
}
