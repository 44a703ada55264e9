/** `tournament repair ID CHANGE...`: mends a draw, or a published round at tables without a result. */
import { Fault } from '../program/fault.js';
import type { AskingOptions } from '../program/options.js';
import { whoAsks } from '../server/who-asks.js';
import { roundInPlay } from './enter-result.js';
import { showRound } from './show-round.js';
import { send } from './send-command.js';
import { tournamentAt, type RoundAt } from './tournament-at.js';

interface RepairOptions extends AskingOptions {
  readonly reason: string;
}

interface RepairSent {
  readonly is: 'SWAP' | 'UNPAIR' | 'PAIR' | 'BYE';
  readonly entrants?: readonly number[];
  readonly table?: number;
  readonly entrant?: number;
}

export const REPAIR_WORDS =
  'swap:3,5 (two change places), unpair:4 (table 4 is taken away), pair:3,5 (who waits gets a ' +
  'table), bye:7';

export async function repairRound(
  tournament: string,
  typed: readonly string[],
  options: RepairOptions,
): Promise<void> {
  const repairs = typed.map(typedRepair);
  const server = await whoAsks(options);
  const shown = await tournamentAt(server, tournament);
  const { phase, round } = isDraw(shown.round) ? shown.round : roundInPlay(shown);
  const said = { tournament, phase, round, repairs, reason: options.reason };
  const { token } = await send(server, 'repairRound', said);
  await showRound(server, options, { tournament, phase, round, token, isNew: true });
}

const isDraw = (round: RoundAt | null): round is RoundAt =>
  round?.stage === 'drawn' || round?.stage === 'reviewed';

export function typedRepair(typed: string): RepairSent {
  const [, word, list = ''] = /^(swap|unpair|pair|bye):(\d+(?:,\d+)*)$/.exec(typed) ?? [];
  const numbers = list.split(',').map(Number);
  const [one = 0, ...others] = numbers;
  if (word === 'swap' && numbers.length === 2) return { is: 'SWAP', entrants: numbers };
  if (word === 'pair' && others.length > 0) return { is: 'PAIR', entrants: numbers };
  if (word === 'unpair' && others.length === 0) return { is: 'UNPAIR', table: one };
  if (word === 'bye' && others.length === 0) return { is: 'BYE', entrant: one };
  throw new Fault('usage', `"${typed}" is no change of a round; write ${REPAIR_WORDS}.`);
}
