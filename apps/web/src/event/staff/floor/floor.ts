/** The tables of a round as staff see them, and which of them are in sight. */
import type { TablePlay } from '../../play/play-documents.js';
import type { FloorAnswer } from './floor-documents.js';

type Told = FloorAnswer['tournamentTables'][number];
type Outstanding = FloorAnswer['outstandingTables'][number];

export interface FloorTable extends Told, Pick<Outstanding, 'extensionMs' | 'calls' | 'reports'> {
  /** Play on the platform; absent if the table is not in play there. */
  readonly play?: TablePlay;
  /** Whether the match of the table does not open without staff. */
  readonly isUnopened?: boolean;
}

export interface Round {
  readonly phase: number;
  readonly round: number;
}

/** What is outstanding may be of a round that was published in the meantime. */
export function floorOf(answer: FloorAnswer, { phase, round }: Round): readonly FloorTable[] {
  const outstanding = new Map(
    answer.outstandingTables
      .filter(({ table }) => table.phase === phase && table.round === round)
      .map((each) => [each.table.number, each]),
  );
  return answer.tournamentTables.map((table) => {
    const { extensionMs = 0, calls = [], reports = [] } = outstanding.get(table.number) ?? {};
    return { ...table, extensionMs, calls, reports };
  });
}

export const SHOWN = ['all', 'playing', 'done', 'question', 'called', 'late', 'unopened'] as const;
export type Shown = (typeof SHOWN)[number];

export interface FloorFilter {
  readonly shown: Shown;
  /** First and last number of the tables that somebody looks after; open where undefined. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** `leftMs`: what the clock of the hall has left; undefined where none runs. */
interface Hall {
  readonly leftMs: number | undefined;
}

export interface FloorTableProps extends Hall {
  readonly table: FloorTable;
  readonly at: Round;
}

export const isLate = ({ result, extensionMs }: FloorTable, { leftMs }: Hall): boolean =>
  result === null && leftMs !== undefined && leftMs + extensionMs < 0;

const isInRange = ({ from, to }: FloorFilter, number: number): boolean =>
  (from === undefined || number >= from) && (to === undefined || number <= to);

export const shownTables = (
  tables: readonly FloorTable[],
  filter: FloorFilter,
  hall: Hall,
): readonly FloorTable[] =>
  tables.filter((table) => isInRange(filter, table.number) && isShown(table, filter.shown, hall));

function isShown(table: FloorTable, shown: Shown, hall: Hall): boolean {
  switch (shown) {
    case 'all':
      return true;
    case 'playing':
      return table.result === null;
    case 'done':
      return table.result !== null;
    case 'question':
      return table.hasQuestion;
    case 'called':
      return table.calls.length > 0;
    case 'late':
      return isLate(table, hall);
    case 'unopened':
      return table.isUnopened === true;
  }
}

/** How many tables of the range each filter would show. */
export const countsOf = (
  tables: readonly FloorTable[],
  filter: FloorFilter,
  hall: Hall,
): Readonly<Record<Shown, number>> =>
  Object.fromEntries(
    SHOWN.map((shown) => [shown, shownTables(tables, { ...filter, shown }, hall).length]),
  ) as Record<Shown, number>;
