/** What is said of a decision that is not open. */
import type { State } from '@scoresheet/rules-engine';
import { conflict, refused, type Conflict, type Refused } from './not-accepted.js';

/** Ids count up (`d1`, `d2`), so the counter tells which have been open. */
export function closedOrUnknown(table: State, decision: string): Refused | Conflict {
  const number = /^d([1-9][0-9]{0,8})$/.exec(decision)?.[1];
  const wasOpen = number !== undefined && Number(number) <= table.asked;
  return wasOpen
    ? conflict(`Decision ${decision} is closed already: look at the match again.`)
    : refused('unknown-decision', `There is no decision ${decision} in this match.`);
}
