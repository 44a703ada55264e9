/** `tournament result ID TABLE RESULT`: staff say how a table of the round in play went. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { outcomeText, type Outcome } from '@scoresheet/tournament-files';
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { commandLine } from './advice.js';
import { nameIn, namesOf } from './names.js';
import { nextStep } from './next-step.js';
import { inTableOrder, isSameOutcome, sentResult, typedOutcome } from './result-sent.js';
import { send } from './send-command.js';
import { tell } from './tell.js';
import {
  entrantsAt,
  entrantTyped,
  tablesAt,
  tournamentAt,
  type EntrantAt,
  type RoundAt,
  type TableAt,
} from './tournament-at.js';

interface ResultOptions extends AskingOptions {
  /** Whose games are counted first; whoever begins where absent. */
  readonly for?: string;
  /** Puts the result in the place of another one. */
  readonly replace?: boolean;
}

export async function enterResult(
  tournament: string,
  [table, typed]: readonly [number, string],
  options: ResultOptions,
): Promise<void> {
  const asked = typedOutcome(typed);
  const server = await whoAsks(options);
  const round = roundInPlay(await tournamentAt(server, tournament));
  const at = await tableNumbered(server, tournament, { ...round, table });
  const entrants = await entrantsAt(server, tournament);
  const outcome = inTableOrder(asked, at.entrants, seenBy(at, entrants, options.for));
  const { result: before, entrants: between } = at;
  const isNew = before === null || !isSameOutcome(before, outcome);
  if (isNew && before !== null && options.replace !== true) throw decided(at, before, outcome);
  const accepted = isNew
    ? await send(
        server,
        'enterResult',
        withoutUndefined({
          tournament,
          phase: round.phase,
          round: round.round,
          table,
          between,
          result: sentResult(outcome),
          instead: before === null ? undefined : sentResult(before, at.scores),
        }),
      )
    : undefined;
  const after = await tournamentAt(server, tournament, accepted?.token);
  const seats = between.map((entrant) => nameIn(namesOf(entrants), entrant)).join(' - ');
  const says = `Table ${table}: ${seats}  ${outcomeText(outcome)}${isNew ? '' : ' (as before)'}`;
  tell(options, {
    object: { tournament, phase: round.phase, round: round.round, table, result: outcome, isNew },
    lines: [says, nextStep(after)],
  });
}

export function roundInPlay({
  id,
  round,
}: {
  readonly id: string;
  readonly round: RoundAt | null;
}): RoundAt {
  if (round?.stage === 'published' || round?.stage === 'playing') return round;
  const closed = `Round ${round?.round ?? 0} is closed. Correct a result of it:`;
  const says =
    round?.stage === 'closed'
      ? `${closed} ${commandLine(`correct ${id} --table TABLE --result RESULT --reason TEXT`)}`
      : `No round is played. See ${commandLine(`show ${id}`)}`;
  throw new Fault('refused', says, 'wrong-round');
}

async function tableNumbered(
  server: Server,
  tournament: string,
  { phase, round, table }: Pick<RoundAt, 'phase' | 'round'> & { readonly table: number },
): Promise<TableAt> {
  const tables = await tablesAt(server, tournament, { phase, round });
  const found = tables.find(({ number }) => number === table);
  if (found !== undefined) return found;
  const [first, last] = [tables[0]?.number, tables.at(-1)?.number];
  const says = `Round ${round} has no table ${table}: its tables are ${first} to ${last}.`;
  throw new Fault('refused', says, 'unknown-table');
}

/** The entrant of this table whose games were typed first. */
export function seenBy(
  { number, entrants }: TableAt,
  all: readonly EntrantAt[],
  typed: string | undefined,
): number | undefined {
  if (typed === undefined) return undefined;
  const { number: entrant } = entrantTyped(all, typed);
  if (entrants.includes(entrant)) return entrant;
  const says = `Entrant ${entrant} does not sit at table ${number}, but ${entrants.join(' and ')}.`;
  throw new Fault('refused', says, 'unknown-entrant');
}

function decided({ number }: TableAt, before: Outcome, outcome: Outcome): Fault {
  const says = `Table ${number} has the result ${outcomeText(before)}.`;
  const todo = `Say --replace if ${outcomeText(outcome)} is to stand in its place.`;
  return new Fault('refused', `${says} ${todo}`, 'table-decided');
}
