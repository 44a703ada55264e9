/** `tournament add | check-in`: registration and check-in by staff. */
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import { commandLine } from './advice.js';
import { findAccount } from '../roles/roles-of-account.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { nextStep } from './next-step.js';
import { counted } from './round-lines.js';
import { refusal, send, trySend } from './send-command.js';
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
  if (!isAccount && options.anyway !== true) checkNames(tournament, before, names);
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
function checkNames(
  tournament: string,
  entrants: readonly EntrantAt[],
  names: readonly string[],
): void {
  const key = (name: string): string => name.trim().toLowerCase();
  const wanted = new Set(names.map(key));
  const there = entrants.find(({ name }) => name !== null && wanted.has(key(name)));
  if (there === undefined) return;
  if (there.status === 'dropped') {
    const again = commandLine(`re-enter ${tournament} ${there.number}`);
    const says = `${there.name} is entrant ${there.number} and has dropped. Nobody was entered.`;
    throw new Fault('refused', `${says}\nReinstate them: ${again}`, 'already-entered');
  }
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
  for (const { number: entrant } of absent) {
    const outcome = await trySend(server, 'checkIn', { tournament, entrant });
    // A player may check in on the phone in the meantime.
    const isDone = outcome.is === 'accepted' || outcome.code === 'already-checked-in';
    if (!isDone) throw refusal(outcome, tournament);
  }
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
