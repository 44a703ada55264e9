/** A round as it would be once the repairs that were planned are made. It shows; the server decides. */
import type { RoundTable } from '../../../round/whole/whole-documents.js';

export type Repair =
  | { readonly is: 'SWAP' | 'PAIR'; readonly entrants: readonly number[] }
  | { readonly is: 'UNPAIR'; readonly table: number }
  | { readonly is: 'BYE'; readonly entrant: number };

export interface SeatingTable {
  /** The table's number; null for a table that would be new, which the server numbers. */
  readonly number: number | null;
  readonly entrants: readonly number[];
  /** A table with a result stays as it is. */
  readonly isDecided: boolean;
}

export interface Seating {
  readonly tables: readonly SeatingTable[];
  readonly byes: readonly number[];
  /** Who has neither table nor bye. */
  readonly waiting: readonly number[];
}

/** Says which tables they are, and who sits there. */
export const seatsKey = (tables: readonly RoundTable[]): string =>
  tables.map(({ number, seats }) => `${number}:${seats.map((seat) => seat.entrant)}`).join();

interface Drawn {
  readonly tables: readonly RoundTable[];
  readonly byes: readonly number[];
  readonly waiting: readonly number[];
}

export function seatingOf({ tables, byes, waiting }: Drawn): Seating {
  return {
    tables: tables.map(({ number, seats, result }) => ({
      number,
      entrants: seats.map(({ entrant }) => entrant),
      isDecided: result !== null,
    })),
    byes,
    waiting,
  };
}

export const repaired = (seating: Seating, repairs: readonly Repair[]): Seating =>
  repairs.reduce(withRepair, seating);

function withRepair(seating: Seating, repair: Repair): Seating {
  const { tables, byes, waiting } = seating;
  switch (repair.is) {
    case 'SWAP': {
      const [one = 0, other = 0] = repair.entrants;
      const changed = (each: number): number =>
        each === one ? other : each === other ? one : each;
      return {
        tables: tables.map((table) => ({ ...table, entrants: table.entrants.map(changed) })),
        byes: byes.map(changed),
        waiting,
      };
    }
    case 'UNPAIR': {
      const gone = tables.find(({ number }) => number === repair.table);
      return {
        tables: tables.filter((table) => table !== gone),
        byes,
        waiting: [...waiting, ...(gone?.entrants ?? [])],
      };
    }
    case 'PAIR':
      return {
        tables: [...tables, { number: null, entrants: repair.entrants, isDecided: false }],
        ...without({ byes, waiting }, repair.entrants),
      };
    case 'BYE': {
      const left = without({ byes, waiting }, [repair.entrant]);
      return { ...left, tables, byes: [...left.byes, repair.entrant] };
    }
  }
}

const without = (
  { byes, waiting }: Pick<Seating, 'byes' | 'waiting'>,
  entrants: readonly number[],
) => ({
  byes: byes.filter((each) => !entrants.includes(each)),
  waiting: waiting.filter((each) => !entrants.includes(each)),
});

/** Where somebody is: at a table, with a bye, or waiting. */
type Whereabouts = 'table' | 'bye' | 'waiting';

function whereIs({ tables, byes }: Seating, entrant: number): Whereabouts {
  if (tables.some(({ entrants }) => entrants.includes(entrant))) return 'table';
  return byes.includes(entrant) ? 'bye' : 'waiting';
}

/**
 * What choosing two of them in turn plans. Two of whom neither has a table get one; two with places
 * change them. Who waits has no place to give: undefined, and somebody has to be unpaired first.
 */
export function planned(seating: Seating, one: number, other: number): Repair | undefined {
  const places = [whereIs(seating, one), whereIs(seating, other)];
  if (!places.includes('table')) return { is: 'PAIR', entrants: [one, other] };
  if (places.includes('waiting')) return undefined;
  return { is: 'SWAP', entrants: [one, other] };
}
