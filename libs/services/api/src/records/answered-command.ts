/** What became of a command, as the service's log and its figures have it. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { Conflict, Pending, Refused } from '../commands/command-outcome.js';
import type { ToldOutcome } from '../service/answer-tally.js';
import { currentTrace } from '../transport/request-trace.js';

/** A command of any kind of record, as far as a client looks at it. */
export interface AnySent {
  readonly record: string;
  readonly commandId: string;
  readonly type: string;
}

/** A line for the service's log. What the command says, a deck or a choice, stays out. */
export function answeredCommand(
  { record, commandId, type }: AnySent,
  outcome: object,
  tookMs: number,
): Readonly<Record<string, unknown>> {
  return withoutUndefined({
    msg: 'command answered',
    trace: currentTrace()?.traceId,
    record,
    commandId,
    type,
    outcome: toldOutcome(outcome),
    seq: 'seq' in outcome ? outcome.seq : undefined,
    code: outcome instanceof Refused ? outcome.code : undefined,
    tookMs,
  });
}

export function toldOutcome(outcome: object): ToldOutcome {
  if (outcome instanceof Refused) return 'refused';
  if (outcome instanceof Conflict) return 'conflict';
  return outcome instanceof Pending ? 'pending' : 'accepted';
}
