/** `tournament close ID`: makes the results of the round official, or lists what is missing. */
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import { whoAsks } from '../server/who-asks.js';
import { commandLine } from './advice.js';
import { nextStep } from './next-step.js';
import { openTablesFault } from './open-tables.js';
import { refusal, trySend } from './send-command.js';
import { tell } from './tell.js';
import { tournamentAt } from './tournament-at.js';

export async function closeRound(tournament: string, options: AskingOptions): Promise<void> {
  const server = await whoAsks(options);
  const before = await tournamentAt(server, tournament);
  const { round: at } = before;
  if (at === null) {
    const says = `No round is played. Draw one: ${commandLine(`pair ${tournament}`)}`;
    throw new Fault('refused', says, 'wrong-round');
  }
  const { phase, round } = at;
  if (at.stage === 'playing' && at.open > 0) throw await openTablesFault(server, before, at);
  const outcome = await trySend(server, 'closeRound', { tournament, phase, round });
  if (outcome.is === 'refused') throw refusal(outcome, tournament);
  const isNew = outcome.is === 'accepted';
  const after = await tournamentAt(server, tournament, isNew ? outcome.token : undefined);
  tell(options, {
    object: { tournament, phase, round, stage: after.round?.stage, seq: after.seq, isNew },
    lines: [
      `Round ${round} of phase ${phase} is closed${isNew ? '' : ' already'}.`,
      `Its standings: ${commandLine(`standings ${tournament}`)}`,
      nextStep(after),
    ],
  });
}
