/** From a command to the house's part of its event, or to the reason why there is none. */
import type { Command } from '@scoresheet/contracts-messages';
import type { Json, Part } from '@scoresheet/domain-record';
import { abandonMatch } from './abandon-match.js';
import { act } from './act.js';
import { digestOf } from './action.js';
import type { NotAccepted } from './aggregate.js';
import { concede } from './concede.js';
import { createMatch } from './create-match.js';
import { endMatch } from './end-match.js';
import type { Deciding } from './environment.js';
import { endsTurn, fingerprintOf } from './fingerprint.js';
import { note } from './fold.js';
import { getReady } from './get-ready.js';
import { isNo, MATCH_UNKNOWN, type Done, type Judged } from './judged.js';
import type { MatchState } from './match-state.js';
import { outsiderRefusal } from './outsider.js';
import { pauseMatch, resumeMatch } from './pause-match.js';
import { takeSeat } from './take-seat.js';
import { warnSeat } from './warn-seat.js';

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
  const stranger = state && outsiderRefusal(state, command);
  if (stranger) return stranger;
  const digest = digestOf(command, deciding.sha256);
  const earlier = state?.commands.get(command.commandId);
  if (earlier) return sentBefore(earlier, digest);
  const judged = judge(deciding, state, { command, at });
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

interface Arrived {
  readonly command: Command;
  readonly at: number;
}

function judge(
  deciding: Deciding,
  state: MatchState | undefined,
  { command, at }: Arrived,
): Judged {
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
    case 'pause-match':
      return pauseMatch(state, command);
    case 'resume-match':
      return resumeMatch(state, command);
    case 'end-match':
      return endMatch(deciding, state, command);
    case 'warn-seat':
      return warnSeat(state, command);
    case 'abandon-match':
      return abandonMatch(deciding, state, { command, at });
  }
}

function house(deciding: Deciding, { state, action, facts }: Done): Part {
  const part = { action, facts: facts as unknown as readonly Json[] };
  const { table } = state;
  if (table === null || !facts.some(endsTurn)) return part;
  return { ...part, fingerprint: fingerprintOf(table, deciding.sha256) };
}
