/** `tournament open ID`: announces a draft and lets people enter. Done already, it says so. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import { whoAsks } from '../server/who-asks.js';
import { nextStep } from './next-step.js';
import { send, type Said } from './send-command.js';
import { stageWords } from './stage-words.js';
import { tell } from './tell.js';
import { tournamentAt, type Stage } from './tournament-at.js';

interface OpenOptions extends AskingOptions {
  readonly code?: string;
}

const BEFORE: readonly Stage[] = ['DRAFT', 'ANNOUNCED'];

export async function openTournament(tournament: string, options: OpenOptions): Promise<void> {
  const { code } = options;
  const server = await whoAsks(options);
  const before = await tournamentAt(server, tournament);
  if (BEFORE.includes(before.stage) && before.entry === 'BY_CODE' && code === undefined) {
    throw new Fault('usage', 'people enter this tournament by a code: say which with --code CODE.');
  }
  if (before.stage === 'DRAFT') await send(server, 'announceTournament', { tournament });
  const isNew = BEFORE.includes(before.stage);
  const said = withoutUndefined<Said>({ tournament, code });
  const opened = isNew ? await send(server, 'openRegistration', said) : undefined;
  const after = await tournamentAt(server, tournament, opened?.token);
  const { stage, seq } = after;
  tell(options, {
    object: { tournament, stage: stage.toLowerCase(), seq, isNew },
    lines: [
      isNew ? 'Registration is open.' : `It was opened before, and is ${stageWords(stage)} now.`,
      ...(isNew
        ? [`Enter others by name: npx scoresheet tournament add ${tournament} NAME...`]
        : []),
      nextStep(after),
    ],
  });
}
