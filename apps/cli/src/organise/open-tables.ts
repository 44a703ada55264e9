/** Tables that keep a round open, in words. */
import { Fault } from '../program/fault.js';
import type { Server } from '../server/ask-server.js';
import { commandLine } from './advice.js';
import { exampleResult } from './example-result.js';
import { nameIn, namesOf, type Names } from './names.js';
import { counted } from './round-lines.js';
import {
  entrantsAt,
  tablesAt,
  type RoundAt,
  type TableAt,
  type TournamentAt,
} from './tournament-at.js';

/** More of them nobody reads in an error. */
const MAX_LISTED = 20;

export async function openTablesFault(
  server: Server,
  at: TournamentAt,
  { phase, round }: RoundAt,
): Promise<Fault> {
  const { id: tournament } = at;
  const open = await tablesAt(server, tournament, { phase, round, outstanding: true });
  const names = namesOf(await entrantsAt(server, tournament));
  const more = open.length - MAX_LISTED;
  const lines = [
    `Round ${round} has ${counted(open.length, 'table')} without a result:`,
    ...open.slice(0, MAX_LISTED).map((table) => `  ${openTable(table, names)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    `Enter them: ${commandLine(`result ${tournament} ${open[0]?.number ?? 'TABLE'} ${exampleResult(at)}`)}`,
  ];
  return new Fault('refused', lines.join('\n'), 'tables-open');
}

export const openTable = ({ number, entrants, hasQuestion }: TableAt, names: Names): string =>
  `table ${number}: ${entrants.map((entrant) => nameIn(names, entrant)).join(' - ')}` +
  (hasQuestion ? ' (staff are asked what became of it)' : '');
