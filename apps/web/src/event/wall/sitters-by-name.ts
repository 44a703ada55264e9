/** Everybody of a round by name, as people look for themselves on a wall. */
import type { RoundTable } from '../round/whole/whole-documents.js';
import type { Resting } from '../round/ask-byes.js';

export interface Sitter {
  readonly entrant: number;
  readonly name: string | null;
  /** A player who has a bye sits at none: null. */
  readonly table: RoundTable | null;
}

interface Round {
  readonly tables: readonly RoundTable[];
  readonly resting: readonly Resting[];
}

/** Who has no name stands behind all others, by number. */
export function sittersByName({ tables, resting }: Round, language: string): readonly Sitter[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const seated = tables.flatMap((table) =>
    table.seats.map(({ entrant, name }) => ({ entrant, name, table })),
  );
  const others = resting.map(({ entrant, name }) => ({ entrant, name, table: null }));
  return [...seated, ...others].sort((one, other) => {
    if (one.name === null || other.name === null) {
      return Number(one.name === null) - Number(other.name === null) || one.entrant - other.entrant;
    }
    return compare(one.name, other.name) || one.entrant - other.entrant;
  });
}
