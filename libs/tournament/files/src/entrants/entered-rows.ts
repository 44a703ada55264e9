/** Which rows of a file of entrants have entered already, so that nobody is entered twice. */
import { shownText } from '../text/shown-text.js';
import type { FileEntrant } from './file-entrant.js';

/** Somebody who has entered, as a tournament tells. */
export interface Entered {
  readonly number: number;
  /** Without the number, which is told apart. */
  readonly name: string | null;
  readonly actor: string | null;
}

/** Ids of accounts by their names in small letters. */
export type Accounts = ReadonlyMap<string, string>;

/**
 * The number of each row that is there. An account is known by its id. A guest is known by name: of
 * several who have the same one, the file names them all, and each row stands for one of them.
 */
export function numbersOf(
  rows: readonly FileEntrant[],
  entrants: readonly Entered[],
  accounts: Accounts,
): ReadonlyMap<FileEntrant, number> {
  const byActor = new Map(
    entrants.flatMap(({ actor, number }) => (actor ? [[actor, number]] : [])),
  );
  const found = new Map<FileEntrant, number>();
  for (const row of rows) {
    const number = byActor.get(actorOf(row, accounts) ?? '');
    if (number !== undefined) found.set(row, number);
  }
  const byName = guestsByName(entrants, new Set(found.values()));
  for (const row of rows) {
    if (actorOf(row, accounts) !== undefined) continue;
    const number = byName.get(nameKey(row.name))?.shift();
    if (number !== undefined) found.set(row, number);
  }
  return found;
}

/** Numbers by name, the first to enter first, without those who are known already. */
function guestsByName(
  entrants: readonly Entered[],
  known: ReadonlySet<number>,
): ReadonlyMap<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const { name, number } of entrants) {
    if (name === null || known.has(number)) continue;
    byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), number]);
  }
  return byName;
}

/** The account of a row; undefined for a guest. */
export const actorOf = ({ actor, account }: FileEntrant, accounts: Accounts): string | undefined =>
  actor ?? (account === null ? undefined : accounts.get(account.toLowerCase()));

/** Two names that look alike are one. */
const nameKey = (name: string): string => shownText(name).normalize('NFC');
