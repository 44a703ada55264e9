import type { Command } from '@scoresheet/contracts-messages';
import { currentTrace } from '../transport/request-trace.js';
import { Accepted, Refused, type CommandOutcome } from './command-outcome.js';

/** A line for the service's log. What the command says, a deck or a choice, stays out. */
export function answeredCommand(
  { record, commandId, type }: Command,
  outcome: CommandOutcome,
  tookMs: number,
): Readonly<Record<string, unknown>> {
  return {
    ...{ msg: 'command answered', trace: currentTrace()?.traceId, record, commandId, type },
    outcome: outcome.constructor.name.toLowerCase(),
    ...(outcome instanceof Accepted ? { seq: outcome.seq } : {}),
    ...(outcome instanceof Refused ? { code: outcome.code } : {}),
    tookMs,
  };
}
