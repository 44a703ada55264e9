/**
 * The clock says that a seat's time for its decision has run out. If the record's own times agree
 * the seat is out, as if it had given up. An answer that came before this in the log stands, however
 * late it was: then the decision is closed, and there is nothing to call.
 */
import type { CallTime } from '@scoresheet/contracts-messages';
import type { Asked, State } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import { clockMsLeftAt, NO_CLOCK_RUNS, runningClocks } from '../clock/clock.js';
import { closedOrUnknown } from './closed-decision.js';
import type { Deciding } from '../rules/environment.js';
import { goOnWithout } from './go-on-without.js';
import { isNo, MATCH_OVER, PAUSED, type Judged } from './judged.js';
import { evolveMatch, type SeatTimedOut } from '../fold/match-facts.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { refused, type Conflict, type Refused } from './not-accepted.js';

interface Arrived {
  readonly command: CallTime;
  /** When the log took the command, or the time of the head where that is later. */
  readonly at: number;
}

export function callTime(deciding: Deciding, state: MatchState, { command, at }: Arrived): Judged {
  if (command.role !== 'clock') return refused('wrong-role', 'Only the clock calls time.');
  const timed = timedDecision(state, command.decision);
  if (isNo(timed)) return timed;
  const { asked, table } = timed;
  const { seat } = asked;
  const msLeft = clockMsLeftAt(state, seat, at);
  if (msLeft > 0) {
    return refused('too-early', `Seat ${seat} has ${msLeft} ms left: ask again then.`);
  }
  const timedOut: SeatTimedOut = { kind: 'seat-timed-out', seat };
  evolveMatch(state, timedOut);
  return {
    state,
    type: 'seat-timed-out',
    action: actionOf(command, { seat, asked: asked.kind }),
    facts: [timedOut, ...goOnWithout(deciding, state, { seat, table, reason: 'time' })],
  };
}

function timedDecision(
  state: MatchState,
  decision: string,
): { readonly asked: Asked; readonly table: State } | Refused | Conflict {
  const status = statusOf(state);
  if (status === 'over') return MATCH_OVER;
  if (status === 'paused') return PAUSED;
  const { table, terms } = state;
  if (table === null || terms.clock === undefined) return NO_CLOCK_RUNS;
  const asked = runningClocks(state).find(({ id }) => id === decision);
  return asked ? { asked, table } : closedOrUnknown(table, decision);
}
