/** What rows of a file of entrants say against each other. */
import { MAX_FORBIDDEN_PAIRS } from '../limits.js';
import type { Findings } from '../problem.js';
import type { Cell, Row } from '../table/shape.js';
import { quoted, shownText } from '../text/shown-text.js';
import type { EntrantColumn, FileEntrant } from './file-entrant.js';

interface ReadEntrant {
  readonly row: Row<EntrantColumn>;
  readonly entrant: FileEntrant;
}

/** One person enters once; equal names are told apart; who is kept apart from whom is in the file. */
export function findContradictions(read: readonly ReadEntrant[], findings: Findings): void {
  for (const column of ['number', 'account', 'actor', 'seed'] as const) {
    findTwice(read, column, findings);
  }
  findTwoIdentities(read, findings);
  findEqualNames(read, findings);
  findWrongPairs(read, findings);
}

function findTwice(
  read: readonly ReadEntrant[],
  column: 'number' | 'account' | 'actor' | 'seed',
  findings: Findings,
): void {
  const first = new Map<string, Cell>();
  for (const { row, entrant } of read) {
    const value = entrant[column];
    if (value === null) continue;
    const cell = row.cell(column);
    // Letters of either size name the same account.
    const key = column === 'account' ? cell.text.toLowerCase() : cell.text;
    const before = first.get(key);
    if (before === undefined) first.set(key, cell);
    else {
      const line = findings.lineOf(before.at);
      const says = `the ${column} ${quoted(cell.text)} stands in line ${line} as well; keep one`;
      findings.add(cell.at, 'value-twice', says);
    }
  }
}

function findTwoIdentities(read: readonly ReadEntrant[], findings: Findings): void {
  for (const { row, entrant } of read) {
    if (entrant.account === null || entrant.actor === null) continue;
    const says = 'account and actor are two ways to say who it is; keep one of them';
    findings.add(row.cell('actor').at, 'identity-twice', says);
  }
}

/** Two people may have one name; a person who stands in the file twice looks just the same. */
function findEqualNames(read: readonly ReadEntrant[], findings: Findings): void {
  const first = new Map<string, ReadEntrant>();
  for (const each of read) {
    const name = shownText(each.entrant.name).normalize('NFC');
    const before = first.get(name);
    if (before === undefined) first.set(name, each);
    else if (name !== '' && !(isToldApart(before.entrant) && isToldApart(each.entrant))) {
      const line = findings.lineOf(before.row.at);
      const says =
        `${quoted(name)} stands in line ${line} as well; ` +
        'delete one, or give each a number or an account if they are two people';
      findings.add(each.row.cell('name').at, 'names-equal', says);
    }
  }
}

const isToldApart = ({ number, account, actor }: FileEntrant): boolean =>
  number !== null || account !== null || actor !== null;

function findWrongPairs(read: readonly ReadEntrant[], findings: Findings): void {
  const numbers = new Set(read.map(({ entrant }) => entrant.number));
  let pairs = 0;
  for (const { row, entrant } of read) {
    const { at } = row.cell('apart');
    const { apart, number } = entrant;
    for (const other of apart) {
      const isThere = numbers.has(other) && other !== number;
      const says = `nobody else in the file has number ${other}; write another number, or none`;
      if (!isThere) findings.add(at, 'entrant-unknown', says);
    }
    if (apart.length > 0 && row.cell('number').text === '') {
      const says = 'who is kept apart from others has a number as well; write it in that column';
      findings.add(at, 'value-missing', says);
    }
    if (new Set(apart).size < apart.length) {
      findings.add(at, 'value-twice', 'a number stands in apart more than once; write each once');
    }
    const was = pairs;
    pairs += apart.length;
    if (was <= MAX_FORBIDDEN_PAIRS && pairs > MAX_FORBIDDEN_PAIRS) {
      const says = `at most ${MAX_FORBIDDEN_PAIRS} pairs are kept apart; leave out the others`;
      findings.add(at, 'pairs-too-many', says);
    }
  }
}
