/** Results of wooden tables out of a file: all of them, or what is wrong with it. */
import * as limits from '../limits.js';
import type { Findings, Read } from '../problem.js';
import { missing, numberIn, numbersIn } from '../table/fields.js';
import { checked, type Check } from '../table/check.js';
import { readFile, type FileFormat } from '../table/read-file.js';
import type { Cell, Row } from '../table/shape.js';
import { quoted } from '../text/shown-text.js';
import { RESULTS, type FileResult, type ResultColumn } from './file-result.js';
import { OUTCOME_WORDS, outcomeIn, type Outcome } from './outcome-text.js';
import { withoutOtherSides } from './other-sides.js';

/** One result a table, in the order of the file. A table may stand there from both its sides. */
export const readResults = (
  bytes: Uint8Array,
  format: FileFormat,
  check?: Check<FileResult, ResultColumn>,
): Read<readonly FileResult[]> =>
  readFile(bytes, format, RESULTS, (rows: readonly Row<ResultColumn>[], findings) => {
    const read = rows.flatMap((row) => {
      const result = resultIn(row, findings);
      return result === undefined ? [] : [{ row, result }];
    });
    const rowOf = new Map(read.map(({ row, result }) => [result, row]));
    return checked(withoutOtherSides(read, findings), { check, rowOf }, findings);
  });

function resultIn({ cell }: Row<ResultColumn>, findings: Findings): FileResult | undefined {
  const round = required(cell('round'), ROUND, findings);
  const table = required(cell('table'), TABLE, findings);
  const entrants = entrantsIn(cell('entrant'), cell('opponent'), findings);
  const outcome = outcomeOf(cell('result'), findings);
  if (outcome === undefined || round === null || table === null) return undefined;
  const scores = scoresIn(cell('scores'), outcome, findings);
  if (outcome.is === 'forfeit' && entrants !== null && !entrants.includes(outcome.winner)) {
    const says = `${outcome.winner} does not sit at this table; write who of the two has won`;
    findings.add(cell('result').at, 'entrant-unknown', says);
  }
  return { round, table, entrants, outcome, scores };
}

function required(
  cell: Cell,
  field: { readonly what: string; readonly least: number; readonly most: number },
  findings: Findings,
): number | null {
  if (cell.text === '') missing(cell, field.what, findings);
  return numberIn(cell, field, findings);
}

function entrantsIn(one: Cell, other: Cell, findings: Findings): FileResult['entrants'] {
  const entrant = numberIn(one, ENTRANT, findings);
  const opponent = numberIn(other, OPPONENT, findings);
  if (one.text === '' && other.text === '') return null;
  if (one.text === '') missing(one, ENTRANT.what, findings);
  if (other.text === '') missing(other, OPPONENT.what, findings);
  if (entrant === null || opponent === null) return null;
  if (entrant === opponent) {
    const says = `nobody plays against themselves; write who sat opposite of ${entrant}`;
    findings.add(other.at, 'entrant-twice', says);
  }
  return [entrant, opponent];
}

function outcomeOf(cell: Cell, findings: Findings): Outcome | undefined {
  if (cell.text === '') missing(cell, 'the result', findings);
  const outcome = outcomeIn(cell.text);
  if (outcome === undefined && cell.text !== '') {
    const says =
      `${quoted(cell.text)} is no result; write ${OUTCOME_WORDS}, at most ${limits.MAX_GAMES} games ` +
      'each. A spreadsheet makes a date of 2-1 unless the column is text';
    findings.add(cell.at, 'value-wrong', says);
  }
  return outcome;
}

function scoresIn(cell: Cell, outcome: Outcome, findings: Findings): readonly number[] {
  const scores = numbersIn(cell, SCORE, findings);
  if (cell.text === '') return scores;
  const seats = outcome.is === 'places' ? outcome.places.flat().length : 0;
  if (seats === 0) {
    const says = 'scores stand beside places alone; leave this cell empty';
    findings.add(cell.at, 'value-wrong', says);
  } else if (cell.text.split(/\s+/).length !== seats) {
    findings.add(cell.at, 'value-wrong', `${seats} sat there; write a score for each of them`);
  }
  return scores;
}

const ROUND = { what: 'the round', least: 1, most: limits.MAX_ROUND };
const TABLE = { what: 'the table', least: 1, most: limits.MAX_TABLE };
const ENTRANT = { what: 'the number of the entrant', least: 1, most: limits.MAX_ENTRANT };
const OPPONENT = { what: 'the number of the opponent', least: 1, most: limits.MAX_ENTRANT };
const SCORE = { what: 'each score', least: -limits.MAX_SCORE, most: limits.MAX_SCORE };
