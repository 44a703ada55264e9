/** `tournament show ID`: how it stands, who waits for what, and what comes next. */
import type { AskingOptions } from '../program/options.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { nameIn, namesOf, type Names } from './names.js';
import { nextStep } from './next-step.js';
import { openTable } from './open-tables.js';
import { stageWords } from './stage-words.js';
import { counted } from './round-lines.js';
import { planned } from './plan.js';
import { tell } from './tell.js';
import {
  entrantsAt,
  tablesAt,
  tournamentAt,
  type EntrantAt,
  type TableAt,
  type TournamentAt,
} from './tournament-at.js';

interface ShowOptions extends AskingOptions {
  readonly entrants?: boolean;
}

export async function showTournament(tournament: string, options: ShowOptions): Promise<void> {
  const server = await whoAsks(options);
  const at = await tournamentAt(server, tournament);
  const entrants = await entrantsAt(server, tournament);
  const open = await openTables(server, at);
  const names = namesOf(entrants);
  const listed = options.entrants === true ? { entrants } : {};
  tell(options, {
    object: { ...at, stage: at.stage.toLowerCase(), outstanding: open, ...listed },
    lines: [
      ...headLines(at),
      ...open.map((table) => `  ${openTable(table, names)}`),
      ...(options.entrants === true ? entrants.map((entrant) => entrantLine(entrant, names)) : []),
      nextStep(at),
    ],
  });
}

/** Of the round that is shown to everybody. */
async function openTables(
  server: Server,
  { id, round }: TournamentAt,
): Promise<readonly TableAt[]> {
  if (round === null || round.open === 0) return [];
  if (round.stage !== 'published' && round.stage !== 'playing') return [];
  return tablesAt(server, id, { phase: round.phase, round: round.round, outstanding: true });
}

function headLines({
  id,
  title,
  stage,
  game,
  play,
  round,
  ...at
}: TournamentAt): readonly string[] {
  const where = play === 'TABLES' ? 'at wooden tables' : 'on the platform';
  const waiting = at.waiting === 0 ? '' : `, ${at.waiting} on the waitlist`;
  const places = `${at.places} of ${counted(at.capacity, 'place')} taken${waiting}`;
  return [
    `${title ?? 'A tournament without a title'}  ${id}`,
    `${game} ${where}; ${stageWords(stage)}; ${places}.`,
    ...(at.beginsAt !== null && round === null ? [planned(at.beginsAt)] : []),
    ...(round === null
      ? []
      : [
          `Phase ${round.phase} of ${at.phases.length}, round ${round.round} is ${round.stage}: ` +
            `${counted(round.tables, 'table')}, ${round.open} without a result.`,
        ]),
  ];
}

function entrantLine({ number, status, isPresent, actor }: EntrantAt, names: Names): string {
  const here = isPresent ? ', there' : '';
  const account = actor === null ? '' : `  ${actor}`;
  return `  ${nameIn(names, number)}  ${status}${here}${account}`;
}
