/** What is known of a tournament, held against a file of entrants before any of it is sent. */
import {
  type Accounts,
  actorOf,
  type Check,
  type EntrantColumn,
  type FileEntrant,
  numbersOf,
} from '@scoresheet/tournament-files';
import { Fault } from '../../program/fault.js';
import { commandLine } from '../advice.js';
import { stageWords } from '../stage-words.js';
import { counted } from '../round-lines.js';
import type { EntrantAt, Stage, TournamentAt } from '../tournament-at.js';

interface Known {
  readonly at: TournamentAt;
  readonly entrants: readonly EntrantAt[];
  readonly accounts: Accounts;
}

/** Names are printed and read aloud; the server takes no others. */
const UNPRINTABLE = /[^\P{Cc}\n]/u;

export function checkEntrants({ at, accounts }: Known): Check<FileEntrant, EntrantColumn> {
  return (rows, tell) => {
    const seats = new Map<number, FileEntrant>();
    const actors = new Set<string>();
    for (const row of rows) {
      if (UNPRINTABLE.test(row.name)) {
        tell(row, 'name', 'the name has characters that nobody can print; type it anew');
      }
      if (row.account !== null && !accounts.has(row.account.toLowerCase())) {
        tell(row, 'account', 'nobody has an account of this name; leave it out to enter a guest');
      }
      const actor = actorOf(row, accounts);
      if (actor !== undefined && actors.has(actor)) {
        tell(row, row.account === null ? 'actor' : 'account', 'this account stands here before');
      }
      if (actor !== undefined) actors.add(actor);
      if (row.byes > 0 && !BEFORE_PLAY.includes(at.stage)) {
        tell(row, 'byes', 'byes are awarded before the first round; leave this cell empty');
      }
      const before = row.table === null ? undefined : seats.get(row.table);
      if (before !== undefined) {
        tell(row, 'table', `this table is kept for ${before.name}; write another, or none`);
      }
      if (row.table !== null) seats.set(row.table, row);
    }
  };
}

const BEFORE_PLAY: readonly Stage[] = ['REGISTRATION', 'CHECK_IN'];
const TOO_EARLY: readonly Stage[] = ['DRAFT', 'ANNOUNCED'];
const OVER: readonly Stage[] = ['FINISHED', 'CANCELLED'];

/** Rows that are not there yet. Throws a `Fault` where the tournament takes nobody, or not so many. */
export function rowsToEnter(
  rows: readonly FileEntrant[],
  { at, entrants, accounts }: Known,
): readonly FileEntrant[] {
  const there = numbersOf(rows, entrants, accounts);
  const wanted = rows.filter((row) => !there.has(row));
  if (TOO_EARLY.includes(at.stage) || OVER.includes(at.stage)) {
    const todo = commandLine(`${TOO_EARLY.includes(at.stage) ? 'open' : 'show'} ${at.id}`);
    const says = `The tournament is ${stageWords(at.stage)}: nobody can be entered. See ${todo}`;
    throw new Fault('refused', says, 'wrong-stage');
  }
  const isLate = !BEFORE_PLAY.includes(at.stage);
  if (isLate && at.places + wanted.length > at.capacity) {
    const says =
      `The file enters ${counted(wanted.length, 'more entrant')}, and of ${at.capacity} places ` +
      `${at.places} are taken: nobody waits for a place once play has begun.`;
    throw new Fault('refused', says, 'registration-full');
  }
  return wanted;
}
