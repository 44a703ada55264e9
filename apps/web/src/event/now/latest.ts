/** The results that came last. */
import type { RoundTable } from '../round/whole/whole-documents.js';

export interface Latest {
  readonly tables: readonly RoundTable[];
  /** Numbers of tables whose result was heard, the newest first. */
  readonly newest: readonly number[];
}

/** Done tables, those first whose result came last. */
export function latestDone({ tables, newest }: Latest, atMost: number): readonly RoundTable[] {
  const rank = new Map(newest.map((number, at) => [number, at]));
  return tables
    .filter(({ result }) => result !== null)
    .sort((one, other) => (rank.get(one.number) ?? Infinity) - (rank.get(other.number) ?? Infinity))
    .slice(0, atMost);
}
