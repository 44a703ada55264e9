/** `tournament pair ID`: draws the next round and shows it for review, or says what is in the way. */
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import type { Server } from '../server/ask-server.js';
import { whoAsks } from '../server/who-asks.js';
import { commandLine } from './advice.js';
import { drawNext } from './draw-next.js';
import { showRound } from './show-round.js';
import { stageWords } from './stage-words.js';
import { openTablesFault } from './open-tables.js';
import { tournamentAt, type TournamentAt } from './tournament-at.js';

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

function stageFault({ id, stage }: TournamentAt): Fault | undefined {
  const todo = {
    DRAFT: `open ${id}`,
    ANNOUNCED: `open ${id}`,
    PAUSED: `resume ${id}`,
    FINISHED: `standings ${id}`,
    CANCELLED: `show ${id}`,
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
  if (round.open > 0) return openTablesFault(server, at, round);
  const says = `Round ${round.round} is over and not closed. Make its results official:`;
  return new Fault('refused', `${says} ${commandLine(`close ${id}`)}`, 'round-open');
}
