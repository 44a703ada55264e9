/**
 * The clock says that time goes by while nobody acts. The event charges it to the seats that owe an
 * answer and changes nothing else: decisions stay open under their ids.
 */
import type { TickClock } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import { NO_CLOCK_RUNS, runningClocks, TICK_EVERY_MS } from '../clock/clock.js';
import { MATCH_OVER, seqRefusal, type Judged } from './judged.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { refused } from './not-accepted.js';

interface Arrived {
  readonly command: TickClock;
  /** When the log took the command, or the time of the head where that is later. */
  readonly at: number;
}

export function tickClock(state: MatchState, { command, at }: Arrived): Judged {
  if (command.role !== 'clock') return refused('wrong-role', 'Only the clock ticks.');
  if (statusOf(state) === 'over') return MATCH_OVER;
  const refusal = seqRefusal(state, command);
  if (refusal) return refusal;
  if (runningClocks(state).length === 0) return NO_CLOCK_RUNS;
  const msEarly = state.at + TICK_EVERY_MS - at;
  if (msEarly > 0) {
    return refused('too-early', `The next tick is due in ${msEarly} ms: ask again then.`);
  }
  return { state, type: 'clock-ticked', action: actionOf(command), facts: [] };
}
