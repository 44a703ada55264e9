/** Everybody of a round by name, as people look for themselves on a wall. */
import type { RoundTable } from '../round/whole/whole-documents.js';

export interface Sitter {
  readonly entrant: number;
  readonly name: string | null;
  readonly table: RoundTable;
}

/** Who has no name stands behind all others, by number. */
export function sittersByName(tables: readonly RoundTable[], language: string): readonly Sitter[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return tables
    .flatMap((table) => table.seats.map(({ entrant, name }) => ({ entrant, name, table })))
    .sort((one, other) => {
      if (one.name === null || other.name === null) {
        return (
          Number(one.name === null) - Number(other.name === null) || one.entrant - other.entrant
        );
      }
      return compare(one.name, other.name) || one.entrant - other.entrant;
    });
}
