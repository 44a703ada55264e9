/** A round as lines: who sits where, who has a bye, and what to look at before it is published. */
import type { RoundViolation } from '@scoresheet/domain-tournament';
import { outcomeText, type Outcome } from '@scoresheet/tournament-files';
import { nameIn, type Names } from './names.js';

export interface RoundShown {
  readonly phase: number;
  readonly round: number;
  readonly stage: string;
  readonly tables: readonly TableShown[];
  readonly byes: readonly number[];
  readonly violations: readonly RoundViolation[];
}

interface TableShown {
  readonly table: number;
  /** The first begins. */
  readonly entrants: readonly number[];
  readonly result: Outcome | null;
}

export function roundLines(round: RoundShown, names: Names): readonly string[] {
  const { phase, round: number, stage, tables, byes, violations } = round;
  const found = violations.map((violation) => `  ${violationWords(violation, names)}`);
  return [
    `Phase ${phase}, round ${number}: ${counted(tables.length, 'table')} (${stage}).`,
    ...tableLines(tables, names),
    ...byes.map((entrant) => `   bye  ${nameIn(names, entrant)}`),
    ...(found.length === 0 ? [] : ['To look at:', ...found]),
  ];
}

const tableLines = (tables: readonly TableShown[], names: Names): readonly string[] =>
  tables.map(({ table, entrants, result }) => {
    const seats = entrants.map((entrant) => nameIn(names, entrant)).join(' - ');
    return `${`${table}`.padStart(6)}  ${seats}${result === null ? '' : `  ${outcomeText(result)}`}`;
  });

function violationWords({ kind, entrants, table }: RoundViolation, names: Names): string {
  const who = entrants.map((entrant) => nameIn(names, entrant)).join(' and ');
  switch (kind) {
    case 'forbidden-pair':
      return `table ${table}: ${who} are to be kept apart`;
    case 'rematch':
      return `table ${table}: ${who} have met before`;
    case 'bye-again':
      return `${who} has had a bye before`;
  }
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
