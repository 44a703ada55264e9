/** Enters who stands in a file: many commands, each of which counts once however often it is sent. */
import {
  type Accounts,
  actorOf,
  type FileEntrant,
  inPortions,
  numbersOf,
  readEntrants,
} from '@scoresheet/tournament-files';
import { progressBar } from '../../program/progress-bar.js';
import { Fault } from '../../program/fault.js';
import { findAccount } from '../../roles/roles-of-account.js';
import type { Server } from '../../server/ask-server.js';
import { commandLine } from '../advice.js';
import { nextStep } from '../next-step.js';
import { counted } from '../round-lines.js';
import { send } from '../send-command.js';
import { tell } from '../tell.js';
import { entrantsAt, tournamentAt, type EntrantAt } from '../tournament-at.js';
import { agreedWith } from './agreed-with.js';
import { checkEntrants, rowsToEnter } from './check-entrants.js';
import { derivedId } from './derived-id.js';
import type { GivenFile, ImportOptions } from './given-file.js';
import { soundOf } from './refused-file.js';

/** A command has 64 kB; so many of the longest names in any alphabet fit. */
const AT_ONCE = 200;

export async function importEntrants(
  server: Server,
  { tournament, file, bytes, format }: GivenFile,
  { json }: ImportOptions,
): Promise<void> {
  const about = { file, json };
  const named = soundOf(readEntrants(bytes, format), about);
  const at = await tournamentAt(server, tournament);
  const accounts = await accountsIn(server, named);
  const entrants = await entrantsAt(server, tournament);
  const known = { at, entrants, accounts };
  const rows = soundOf(readEntrants(bytes, format, checkEntrants(known)), about);
  const wanted = rowsToEnter(rows, known);
  await enter(server, tournament, { wanted, accounts });
  const all = await entrantsAt(server, tournament);
  const numbers = numbersOf(rows, all, accounts);
  const agreed = await agreedWith(server, tournament, { rows, numbers });
  const after = await tournamentAt(server, tournament);
  const seeds = seedsIn(rows, numbers);
  const [entered, alreadyThere] = [wanted.length, rows.length - wanted.length];
  const { waiting } = after;
  const summary = { rows: rows.length, entered, alreadyThere, agreed, seeds, waiting };
  tell(
    { json: json === true },
    {
      object: { tournament, file, ...summary },
      lines: [
        `${counted(entered, 'entrant')} entered, ${alreadyThere} were there.`,
        ...droppedLines(tournament, numbers, all),
        ...(agreed > 0 ? [`${counted(agreed, 'agreement')} kept: byes, tables, pairs apart.`] : []),
        ...(waiting > 0 ? [`${waiting} on the waitlist.`] : []),
        ...(seeds.length > 0 ? [`To seed as the file does: pair --seeds ${seeds.join(',')}`] : []),
        nextStep(after),
      ],
    },
  );
}

/** By small letters, each asked for once. Who is not found has none, and is told of with the rows. */
async function accountsIn(server: Server, rows: readonly FileEntrant[]): Promise<Accounts> {
  const names = [...new Set(rows.flatMap(({ account }) => account?.toLowerCase() ?? []))];
  const bar = progressBar('accounts');
  const found = new Map<string, string>();
  for (const [done, name] of names.entries()) {
    bar.show(done, names.length);
    const account = await findAccount(server, name).catch(nobody);
    if (account !== undefined) found.set(name, account.id);
  }
  bar.clear();
  return found;
}

function nobody(error: unknown): undefined {
  if (error instanceof Fault && error.code === 'no-such-account') return undefined;
  throw error;
}

interface ToEnter {
  readonly wanted: readonly FileEntrant[];
  readonly accounts: Accounts;
}

async function enter(
  server: Server,
  tournament: string,
  { wanted, accounts }: ToEnter,
): Promise<void> {
  const bar = progressBar('entrants');
  try {
    for (const { items, done, of } of inPortions(wanted, AT_ONCE)) {
      const entrants = items.map((row) => {
        const account = actorOf(row, accounts);
        return account === undefined ? { name: row.name } : { account };
      });
      const commandId = derivedId(tournament, ['entrants', entrants]);
      await send(server, 'addEntrants', { commandId, tournament, entrants });
      bar.show(done, of);
    }
  } finally {
    bar.clear();
  }
}

/** The first seed first, where the file names any. */
function seedsIn(
  rows: readonly FileEntrant[],
  numbers: ReadonlyMap<FileEntrant, number>,
): readonly number[] {
  const seeded = rows.filter(({ seed }) => seed !== null);
  return seeded
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
    .flatMap((row) => numbers.get(row) ?? []);
}

/** Names the entrants of the file who have dropped, and the command that reinstates them. */
function droppedLines(
  tournament: string,
  numbers: ReadonlyMap<FileEntrant, number>,
  entrants: readonly EntrantAt[],
): readonly string[] {
  const dropped = [...numbers.values()].filter(
    (number) => entrants[number - 1]?.status === 'dropped',
  );
  if (dropped.length === 0) return [];
  const command = commandLine(`re-enter ${tournament} ${dropped.join(' ')}`);
  return [`${counted(dropped.length, 'entrant')} of the file dropped. Reinstate them: ${command}`];
}
