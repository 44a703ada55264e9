/** Rows of a file of results held against the rounds of a tournament, before any of it is sent. */
import type { TableResult } from '@scoresheet/contracts-messages';
import { canonicalJson, type Json } from '@scoresheet/domain-record';
import {
  resultRefusal,
  type TableState,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import {
  fromOtherSide,
  outcomeText,
  type Check,
  type FileResult,
  type ResultColumn,
} from '@scoresheet/tournament-files';

export interface ResultToEnter {
  readonly round: number;
  readonly table: TableState;
  readonly result: TableResult;
}

interface ResultsAsked {
  readonly state: TournamentState;
  readonly phase: number;
  readonly replace: boolean;
}

/** What is to be sent of a row: nothing where the table has this result already. */
export function toEnter(
  row: FileResult,
  { state, phase }: ResultsAsked,
): ResultToEnter | undefined {
  const table = tableOf(row, state, phase);
  if (table === undefined) return undefined;
  const result = resultOf(row, table);
  return isSame(result, table.result) ? undefined : { round: row.round, table, result };
}

export function checkResults(asked: ResultsAsked): Check<FileResult, ResultColumn> {
  return (rows, tell) => {
    for (const row of rows) {
      const found = problemOf(row, asked);
      if (found !== undefined) tell(row, ...found);
    }
  };
}

function problemOf(row: FileResult, asked: ResultsAsked): [ResultColumn, string] | undefined {
  const { state, phase, replace } = asked;
  const played = state.phases[phase - 1];
  const round = played?.rounds[row.round - 1];
  if (played === undefined || round === undefined || !SHOWN.includes(round.stage)) {
    return ['round', `round ${row.round} of phase ${phase} is not published`];
  }
  const table = round.tables.get(row.table);
  if (table === undefined) return ['table', `round ${row.round} has no table ${row.table}`];
  const seats = table.entrants.join(' and ');
  if (row.entrants !== null && row.entrants.some((each) => !table.entrants.includes(each))) {
    return ['entrant', `at table ${row.table} sit ${seats}; write who sat there`];
  }
  const result = resultOf(row, table);
  const refused = resultRefusal(state, played, table, result);
  if (refused !== undefined) return ['result', refused.says];
  if (table.result === null || isSame(result, table.result)) return undefined;
  const has = `table ${row.table} has the result ${outcomeText(table.result)}`;
  if (round.stage === 'closed') return ['result', `${has} in a closed round; correct it there`];
  return replace ? undefined : ['result', `${has}; say --replace to enter this one`];
}

const SHOWN: readonly string[] = ['published', 'playing', 'closed'];

const tableOf = (
  row: FileResult,
  { phases }: TournamentState,
  phase: number,
): TableState | undefined => phases[phase - 1]?.rounds[row.round - 1]?.tables.get(row.table);

/** Games in the order of the table, whoever stands first in the file. */
function resultOf(row: FileResult, { entrants }: TableState): TableResult {
  const { outcome, scores } = row;
  const isOtherSide = row.entrants !== null && row.entrants[0] !== entrants[0];
  const told = isOtherSide ? fromOtherSide(outcome) : outcome;
  switch (told.is) {
    case 'games':
      return { ...told, wins: [...told.wins] };
    case 'places': {
      const places = told.places.map((sharing) => [...sharing]);
      return scores.length > 0
        ? { is: 'places', places, scores: [...scores] }
        : { is: 'places', places };
    }
    default:
      return told;
  }
}

const isSame = (one: TableResult, other: TableResult | null): boolean =>
  canonicalJson(one as unknown as Json) === canonicalJson(other as unknown as Json);
