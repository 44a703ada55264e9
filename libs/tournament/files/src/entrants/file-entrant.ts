/** An entrant as a file names one, before the tournament has given a number. */
import type { Shape } from '../table/shape.js';

export interface FileEntrant {
  /** By which other rows of this file mean the entrant; the tournament gives its own numbers. */
  readonly number: number | null;
  readonly name: string;
  /** Name of an account here; null for guests, and where `actor` says who it is. */
  readonly account: string | null;
  /** Id of an account here. */
  readonly actor: string | null;
  /** Place in the seeding, from 1. */
  readonly seed: number | null;
  /** Byes for the first rounds. */
  readonly byes: number;
  /** The table where the entrant always sits. */
  readonly table: number | null;
  /** Numbers of those who are not paired with the entrant; named by one of the two is enough. */
  readonly apart: readonly number[];
  /** For staff; the record has none of it. */
  readonly note: string;
}

export const ENTRANTS = {
  kind: 'entrants',
  columns: [
    { name: 'number', is: 'number', isRequired: false },
    { name: 'name', is: 'text', isRequired: true },
    { name: 'account', is: 'text', isRequired: false },
    { name: 'actor', is: 'text', isRequired: false },
    { name: 'seed', is: 'number', isRequired: false },
    { name: 'byes', is: 'number', isRequired: false },
    { name: 'table', is: 'number', isRequired: false },
    { name: 'apart', is: 'numbers', isRequired: false },
    { name: 'note', is: 'text', isRequired: false },
  ],
} as const satisfies Shape<keyof FileEntrant>;

export type EntrantColumn = (typeof ENTRANTS.columns)[number]['name'];
