/** `tournament pair ID`: draws the next round and shows it for review, or says what is in the way. */
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { commandLine } from './advice.js';
import { drawNext } from './draw-next.js';
import { namesOf } from './names.js';
import { stageWords } from './open-tournament.js';
import { openTablesFault } from './open-tables.js';
import { stateAt } from './record-of-server.js';
import { counted, roundLines, type RoundShown } from './round-lines.js';
import { roundOfRecord } from './round-of-record.js';
import { tell } from './tell.js';
import { entrantsAt, tournamentAt, type TournamentAt } from './tournament-at.js';

interface PairOptions extends AskingOptions {
  readonly seeds?: readonly number[];
}

export async function pairRound(tournament: string, options: PairOptions): Promise<void> {
  const server = await whoAsks(options);
  const before = await tournamentAt(server, tournament);
  const fault = stageFault(before) ?? (await roundFault(server, before));
  if (fault !== undefined) throw fault;
  const { round } = before;
  const isDrawn = round?.stage === 'drawn' || round?.stage === 'reviewed';
  const drawn = isDrawn && round !== null ? round : await drawNext(server, before, options.seeds);
  const token = 'token' in drawn ? drawn.token : undefined;
  await showRound(server, options, { ...drawn, tournament, token, isNew: token !== undefined });
}

interface Shown {
  readonly tournament: string;
  readonly phase: number;
  readonly round: number;
  readonly token?: string | undefined;
  /** Whether this call has brought it there. */
  readonly isNew: boolean;
}

/** Prints the round as its record has it. */
export async function showRound(
  server: Server,
  options: AskingOptions,
  { tournament, phase, round: number, token, isNew }: Shown,
): Promise<void> {
  const at = await tournamentAt(server, tournament, token);
  const names = namesOf(await entrantsAt(server, tournament));
  const state = await stateAt(server, tournament, token);
  const shown = roundOfRecord(state, { phase, round: number });
  const isHidden = at.ownEntrant !== null && (shown === undefined || isUnpublished(shown));
  const round = shown ?? { phase, round: number, stage: 'drawn', ...NOTHING };
  tell(options, {
    object: { tournament, ...round, isNew },
    lines: isHidden
      ? [`Round ${number} of phase ${phase} is drawn. You play: you see it once it is published.`]
      : roundLines(round, names),
  });
  if (options.json !== true) console.log(isHidden ? publishNext(tournament) : nextOf(at, round));
}

const NOTHING = { tables: [], byes: [], violations: [] };

const isUnpublished = ({ stage }: RoundShown): boolean => stage === 'drawn' || stage === 'reviewed';

const publishNext = (id: string): string =>
  `Next, show the tables and play: ${commandLine(`publish ${id}`)}`;

function nextOf({ id }: TournamentAt, round: RoundShown): string {
  if (isUnpublished(round)) return publishNext(id);
  const open = round.tables.filter(({ result }) => result === null).length;
  return open === 0
    ? `Next, make it official: ${commandLine(`close ${id}`)}`
    : `${counted(open, 'table')} to go: ${commandLine(`result ${id} TABLE 2-0`)}`;
}

function stageFault({ id, stage }: TournamentAt): Fault | undefined {
  const todo = {
    ...{ DRAFT: `open ${id}`, ANNOUNCED: `open ${id}`, PAUSED: `resume ${id}` },
    ...{ FINISHED: `standings ${id}`, CANCELLED: `show ${id}` },
  };
  if (!(stage in todo)) return undefined;
  const first = commandLine(todo[stage as keyof typeof todo]);
  const says = `The tournament is ${stageWords(stage)}: nothing can be drawn. See ${first}`;
  return new Fault('refused', says, 'wrong-stage');
}

/** A round that is still played is closed first; what keeps it from that is listed. */
async function roundFault(server: Server, at: TournamentAt): Promise<Fault | undefined> {
  const { id, round } = at;
  if (round?.stage === 'published') {
    const says = `Round ${round.round} is published and has not begun. Begin it:`;
    return new Fault('refused', `${says} ${commandLine(`publish ${id}`)}`, 'round-open');
  }
  if (round?.stage !== 'playing') return undefined;
  if (round.open > 0) return openTablesFault(server, id, round);
  const says = `Round ${round.round} is over and not closed. Make its results official:`;
  return new Fault('refused', `${says} ${commandLine(`close ${id}`)}`, 'round-open');
}
