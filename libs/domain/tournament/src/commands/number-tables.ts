/** How tables are numbered from the next draw on: from which number, and which are left out. */
import type { NumberTables } from '@scoresheet/contracts-messages';
import type { Decided, Situation } from './deciding.js';
import { refused } from './not-accepted.js';

export function numberTables(_: Situation, { first, leftOut }: NumberTables): Decided {
  const isOnce = new Set(leftOut).size === leftOut.length;
  if (!isOnce) return refused('terms-unclear', 'A table is left out once.');
  return [{ kind: 'tables-numbered', first, leftOut }];
}
