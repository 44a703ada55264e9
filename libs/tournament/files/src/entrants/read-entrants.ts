/** Entrants out of a file: all of them, or what is wrong with it. */
import * as limits from '../limits.js';
import type { Findings, Read } from '../problem.js';
import { missing, numberIn, numbersIn, textIn } from '../table/fields.js';
import { checked, type Check } from '../table/check.js';
import { readFile, type FileFormat } from '../table/read-file.js';
import type { Row } from '../table/shape.js';
import { ENTRANTS, type EntrantColumn, type FileEntrant } from './file-entrant.js';
import { findContradictions } from './contradictions.js';

/** One entrant a row, in the order of the file. */
export const readEntrants = (
  bytes: Uint8Array,
  format: FileFormat,
  check?: Check<FileEntrant, EntrantColumn>,
): Read<readonly FileEntrant[]> =>
  readFile(bytes, format, ENTRANTS, (rows: readonly Row<EntrantColumn>[], findings) => {
    const read = rows.map((row) => ({ row, entrant: entrantIn(row, findings) }));
    findContradictions(read, findings);
    const rowOf = new Map(read.map(({ row, entrant }) => [entrant, row]));
    return checked([...rowOf.keys()], { check, rowOf }, findings);
  });

function entrantIn({ cell }: Row<EntrantColumn>, findings: Findings): FileEntrant {
  const name = cell('name');
  if (name.text === '') missing(name, 'the name', findings);
  return {
    number: numberIn(cell('number'), NUMBER, findings),
    name: textIn(name, NAME, findings) ?? '',
    account: textIn(cell('account'), ACCOUNT, findings),
    actor: textIn(cell('actor'), ACTOR, findings),
    seed: numberIn(cell('seed'), SEED, findings),
    byes: numberIn(cell('byes'), BYES, findings) ?? 0,
    table: numberIn(cell('table'), TABLE, findings),
    apart: numbersIn(cell('apart'), APART, findings),
    note: textIn(cell('note'), NOTE, findings) ?? '',
  };
}

const NAME = { what: 'the name', longest: limits.MAX_NAME_LENGTH };
const ACCOUNT = { what: 'the name of the account', longest: limits.MAX_ACCOUNT_LENGTH };
const ACTOR = { what: 'the id of the account', longest: limits.MAX_ACTOR_LENGTH };
const NOTE = { what: 'the note', longest: limits.MAX_NOTE_LENGTH };
const NUMBER = { what: 'the number', least: 1, most: limits.MAX_ENTRANT };
const SEED = { what: 'the seed', least: 1, most: limits.MAX_ENTRANT };
const BYES = { what: 'the number of byes', least: 0, most: limits.MAX_BYES };
const TABLE = { what: 'the fixed table', least: 1, most: limits.MAX_TABLE };
const APART = { what: 'each number in apart', least: 1, most: limits.MAX_ENTRANT };
