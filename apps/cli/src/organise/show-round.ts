/** Prints a round as its record has it, with what comes next. */
import type { AskingOptions } from '../program/options.js';
import type { Server } from '../server/ask-server.js';
import { commandLine } from './advice.js';
import { namesOf } from './names.js';
import { nextStep } from './next-step.js';
import { stateAt } from './record-of-server.js';
import { roundLines, type RoundShown } from './round-lines.js';
import { roundOfRecord } from './round-of-record.js';
import { tell } from './tell.js';
import { entrantsAt, tournamentAt } from './tournament-at.js';

interface Shown {
  readonly tournament: string;
  readonly phase: number;
  readonly round: number;
  readonly token?: string | undefined;
  /** Whether this call has brought it there. */
  readonly isNew: boolean;
}

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
  if (options.json !== true) console.log(isHidden ? publishNext(tournament) : nextStep(at));
}

const NOTHING = { tables: [], byes: [], violations: [] };

const isUnpublished = ({ stage }: RoundShown): boolean => stage === 'drawn' || stage === 'reviewed';

const publishNext = (id: string): string =>
  `Next, show the tables and play: ${commandLine(`publish ${id}`)}`;
