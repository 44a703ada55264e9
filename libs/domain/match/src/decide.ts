/** From a command to the house's part of its event, or to the reason why there is none. */
import type { Command } from '@scoresheet/contracts-messages';
import type { Json, Part } from '@scoresheet/domain-record';
import { act } from './act.js';
import { digestOf } from './action.js';
import type { NotAccepted } from './aggregate.js';
import { concede } from './concede.js';
import { createMatch } from './create-match.js';
import type { Deciding } from './environment.js';
import { endsTurn, fingerprintOf } from './fingerprint.js';
import { note } from './fold.js';
import { getReady } from './get-ready.js';
import { isNo, MATCH_UNKNOWN, type Done, type Judged } from './judged.js';
import type { MatchState } from './match-state.js';
import { takeSeat } from './take-seat.js';

export interface HouseDecision {
  readonly outcome: 'accepted';
  readonly state: MatchState;
  readonly type: string;
  readonly house: Part;
}

/** `at` in milliseconds since the epoch. Changes `state` only when the command is accepted. */
export function decide(
  deciding: Deciding,
  state: MatchState | undefined,
  command: Command,
  at: number,
): HouseDecision | NotAccepted {
  const digest = digestOf(command, deciding.sha256);
  const earlier = state?.commands.get(command.commandId);
  if (earlier) return sentBefore(earlier, digest);
  const judged = judge(deciding, state, command);
  if (isNo(judged)) return judged;
  const seq = judged.state.seq + 1;
  note(judged.state, { seq, at, commandId: command.commandId, digest });
  return {
    outcome: 'accepted',
    state: judged.state,
    type: judged.type,
    house: house(deciding, judged),
  };
}

function sentBefore(
  earlier: { readonly seq: number; readonly digest: string },
  digest: string,
): NotAccepted {
  if (earlier.digest === digest) return { outcome: 'duplicate', seq: earlier.seq };
  return {
    outcome: 'command-id-reused',
    says: `Another command was accepted under this id, as event ${earlier.seq}: send a new id.`,
  };
}

function judge(deciding: Deciding, state: MatchState | undefined, command: Command): Judged {
  if (command.type === 'create-match') return createMatch(deciding, state, command);
  if (!state) return MATCH_UNKNOWN;
  switch (command.type) {
    case 'take-seat':
      return takeSeat(deciding, state, command);
    case 'get-ready':
      return getReady(deciding, state, command);
    case 'act':
      return act(deciding, state, command);
    case 'concede':
      return concede(deciding, state, command);
  }
}

function house(deciding: Deciding, { state, action, facts }: Done): Part {
  const part = { action, facts: facts as unknown as readonly Json[] };
  const { table } = state;
  if (table === null || !facts.some(endsTurn)) return part;
  return { ...part, fingerprint: fingerprintOf(table, deciding.sha256) };
}
