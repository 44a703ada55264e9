/** Who plays where, by name: a line for everybody who has a table or a bye. */
import type { Resting } from '../../round/ask-byes.js';
import type { RoundSheet } from './use-round-sheet.js';

interface NameLine extends Resting {
  /** Whoever has a bye has none. */
  readonly table: number | undefined;
  readonly against: readonly Resting[];
}

/** Entrants without a name stand at the end, by number. */
export function nameLines(
  { tables, byes }: Pick<RoundSheet, 'tables' | 'byes'>,
  language: string,
): readonly NameLine[] {
  const seated = tables.flatMap(({ number, seats }) =>
    seats.map((seat): NameLine => ({
      ...seat,
      table: number,
      against: seats.filter(({ entrant }) => entrant !== seat.entrant),
    })),
  );
  const resting = byes.map((bye): NameLine => ({ ...bye, table: undefined, against: [] }));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...seated, ...resting].sort((one, other) => {
    if (one.name === null || other.name === null) {
      return Number(one.name === null) - Number(other.name === null) || one.entrant - other.entrant;
    }
    return compare(one.name, other.name) || one.entrant - other.entrant;
  });
}
