/** How tables are numbered from the next draw on: from which number, and which are left out. */
import { MAX_ENTRANTS, MAX_TABLE_NUMBER, type NumberTables } from '@scoresheet/contracts-messages';
import type { Decided, Situation } from './deciding.js';
import { refused } from './not-accepted.js';

/** Enough table numbers are kept for all that are drawn, left out and added. */
const LAST_FIRST_TABLE = MAX_TABLE_NUMBER - MAX_ENTRANTS;

export function numberTables(_: Situation, { first, leftOut }: NumberTables): Decided {
  if (first > LAST_FIRST_TABLE) {
    return refused('terms-unclear', `The first table is ${LAST_FIRST_TABLE} at most.`);
  }
  const isOnce = new Set(leftOut).size === leftOut.length;
  if (!isOnce) return refused('terms-unclear', 'A table is left out once.');
  return [{ kind: 'tables-numbered', first, leftOut }];
}
