/** `tournament add | check-in | drop | re-enter`: what staff say of who plays. */
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import { findAccount } from '../roles/roles-of-account.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { nameIn, namesOf, type Names } from './names.js';
import { nextStep } from './next-step.js';
import { counted } from './round-lines.js';
import { send } from './send-command.js';
import { tell } from './tell.js';
import { entrantsAt, entrantTyped, tournamentAt, type EntrantAt } from './tournament-at.js';

interface AddOptions extends AskingOptions {
  /** The names are those of accounts, and not of guests. */
  readonly accounts?: boolean;
  /** A second one of a name is another person. */
  readonly anyway?: boolean;
}

export async function addEntrants(
  tournament: string,
  names: readonly string[],
  options: AddOptions,
): Promise<void> {
  const server = await whoAsks(options);
  const before = await entrantsAt(server, tournament);
  const isAccount = options.accounts === true;
  if (!isAccount && options.anyway !== true) checkNames(before, names);
  const entrants = isAccount ? await accountsNamed(server, names) : names.map((name) => ({ name }));
  const { token } = await send(server, 'addEntrants', { tournament, entrants });
  const after = await tournamentAt(server, tournament, token);
  const added = (await entrantsAt(server, tournament)).slice(before.length);
  tell(options, {
    object: { tournament, added: added.map(({ number, status }) => ({ number, status })) },
    lines: [
      ...added.map(({ number, name, status }) => {
        const waits = status === 'waiting' ? ', on the waitlist' : '';
        return `${name ?? names[0]} is entrant ${number}${waits}.`;
      }),
      nextStep(after),
    ],
  });
}

/** Whoever repeats a call that was interrupted enters nobody twice. */
function checkNames(entrants: readonly EntrantAt[], names: readonly string[]): void {
  const key = (name: string): string => name.trim().toLowerCase();
  const wanted = new Set(names.map(key));
  const there = entrants.find(({ name }) => name !== null && wanted.has(key(name)));
  if (there === undefined) return;
  const says = `${there.name} has entered, as number ${there.number}.`;
  const todo = 'Is it another person of the same name? Say --anyway. Nobody was entered.';
  throw new Fault('refused', `${says} ${todo}`, 'already-entered');
}

const accountsNamed = (
  server: Server,
  names: readonly string[],
): Promise<readonly { readonly account: string }[]> =>
  Promise.all(names.map(async (name) => ({ account: (await findAccount(server, name)).id })));

interface CheckInOptions extends AskingOptions {
  readonly all?: boolean;
}

/** Calls for the check-in where it has not begun, then notes who is there. */
export async function checkIn(
  tournament: string,
  typed: readonly string[],
  options: CheckInOptions,
): Promise<void> {
  const server = await whoAsks(options);
  const { stage } = await tournamentAt(server, tournament);
  if (stage === 'REGISTRATION') await send(server, 'beginCheckIn', { tournament });
  const entrants = await entrantsAt(server, tournament);
  const named = typed.map((each) => entrantTyped(entrants, each));
  const absent = (options.all === true ? entrants : named).filter(isAbsent);
  for (const { number: entrant } of absent) await send(server, 'checkIn', { tournament, entrant });
  const after = await tournamentAt(server, tournament);
  const present = (await entrantsAt(server, tournament)).filter(({ isPresent }) => isPresent);
  tell(options, {
    object: { tournament, stage: after.stage.toLowerCase(), present: numbersOf(present) },
    lines: [`${present.length} of ${counted(after.places, 'entrant')} are there.`, nextStep(after)],
  });
}

const isAbsent = ({ isPresent, status }: EntrantAt): boolean =>
  !isPresent && (status === 'entered' || status === 'waiting');

const numbersOf = (entrants: readonly EntrantAt[]): readonly number[] =>
  entrants.map(({ number }) => number);

export const dropEntrants = (
  tournament: string,
  typed: readonly string[],
  options: AskingOptions,
): Promise<void> => each('dropEntrant', 'has left', { tournament, typed, options });

export const reEnter = (
  tournament: string,
  typed: readonly string[],
  options: AskingOptions,
): Promise<void> => each('reEnter', 'plays on', { tournament, typed, options });

interface Asked {
  readonly tournament: string;
  readonly typed: readonly string[];
  readonly options: AskingOptions;
}

/** One after the other: what is refused for one does not undo the others, and is said last. */
async function each(
  name: 'dropEntrant' | 'reEnter',
  says: string,
  { tournament, typed, options }: Asked,
): Promise<void> {
  const server = await whoAsks(options);
  const entrants = await entrantsAt(server, tournament);
  const named = typed.map((one) => entrantTyped(entrants, one));
  if (new Set(named).size < named.length) throw new Fault('usage', 'name each entrant once.');
  const names = namesOf(entrants);
  for (const { number: entrant } of named) {
    await send(server, name, { tournament, entrant });
    tell(options, said(tournament, { entrant, names, says }));
  }
}

const said = (
  tournament: string,
  { entrant, names, says }: { entrant: number; names: Names; says: string },
) => ({ object: { tournament, entrant }, lines: [`${nameIn(names, entrant)} ${says}.`] });
