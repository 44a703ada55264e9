/** `tournament drop | re-enter`: players who leave, and players who come back. */
import { openTerminal } from '../play/terminal.js';
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { commandLine } from './advice.js';
import { nameIn, namesOf } from './names.js';
import { refusal, send, trySend, type NotAccepted } from './send-command.js';
import { tell } from './tell.js';
import { entrantsAt, entrantTyped, tournamentAt } from './tournament-at.js';

export const dropEntrants = (
  tournament: string,
  typed: readonly string[],
  options: AskingOptions,
): Promise<void> =>
  each({ tournament, typed, options, says: 'has left' }, async (server, { entrant }) => {
    await send(server, 'dropEntrant', { tournament, entrant });
  });

interface ReinstateOptions extends AskingOptions {
  /** Reinstates players although the tournament is full. */
  readonly overCap?: boolean;
}

export const reEnter = (
  tournament: string,
  typed: readonly string[],
  options: ReinstateOptions,
): Promise<void> =>
  each({ tournament, typed, options, says: 'is reinstated' }, async (server, { entrant, name }) => {
    const said = { tournament, entrant, overCap: options.overCap === true };
    const outcome = await trySend(server, 'reEnter', said);
    if (outcome.is === 'accepted') return;
    if (outcome.code !== 'registration-full') throw refusal(outcome, tournament);
    if (options.json === true || !process.stdin.isTTY) throw overCapFault(outcome, said);
    const { places, capacity } = await tournamentAt(server, tournament);
    const question = `${places} of ${capacity}: reinstate ${name} as the ${ordinal(places + 1)}?`;
    if (!(await isConfirmed(question))) throw overCapFault(outcome, said);
    await send(server, 'reEnter', { ...said, overCap: true });
  });

interface Asked {
  readonly tournament: string;
  readonly typed: readonly string[];
  readonly options: AskingOptions;
  /** The outcome for one entrant, in words behind the name. */
  readonly says: string;
}

interface Named {
  readonly entrant: number;
  readonly name: string;
}

/** One after the other: a refusal for one does not undo the others, and is printed last. */
async function each(
  { tournament, typed, options, says }: Asked,
  change: (server: Server, named: Named) => Promise<void>,
): Promise<void> {
  const server = await whoAsks(options);
  const entrants = await entrantsAt(server, tournament);
  const chosen = typed.map((one) => entrantTyped(entrants, one));
  if (new Set(chosen).size < chosen.length) throw new Fault('usage', 'name each entrant once.');
  const names = namesOf(entrants);
  for (const { number: entrant } of chosen) {
    const name = nameIn(names, entrant);
    await change(server, { entrant, name });
    tell(options, { object: { tournament, entrant }, lines: [`${name} ${says}.`] });
  }
}

function overCapFault(
  { code, says }: NotAccepted,
  { tournament, entrant }: { readonly tournament: string; readonly entrant: number },
): Fault {
  const again = commandLine(`re-enter ${tournament} ${entrant} --over-cap`);
  return new Fault('refused', `${says}\nConfirm it: ${again}`, code);
}

async function isConfirmed(question: string): Promise<boolean> {
  const terminal = openTerminal();
  try {
    const answer = await terminal.ask(`${question} Type yes or no: `);
    return /^y(?:es)?$/i.test(answer ?? '');
  } finally {
    terminal.close();
  }
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const RULES = new Intl.PluralRules('en', { type: 'ordinal' });

const ordinal = (count: number): string => `${count}${ENDINGS[RULES.select(count)]}`;
