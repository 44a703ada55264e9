/** A judge warns a seat. It changes nothing at the table, and stays on the record. */
import type { WarnSeat } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import { MATCH_OVER, type Judged } from './judged.js';
import { evolveMatch, type SeatWarned } from '../fold/match-facts.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { emptySeatRefusal, judgeRefusal } from './ruling.js';

export function warnSeat(state: MatchState, command: WarnSeat): Judged {
  const refusal = judgeRefusal(state, command) ?? emptySeatRefusal(state, command.seat);
  if (refusal) return refusal;
  if (statusOf(state) === 'over') return MATCH_OVER;
  const warned: SeatWarned = { kind: 'seat-warned', seat: command.seat };
  evolveMatch(state, warned);
  return { state, type: 'seat-warned', action: actionOf(command), facts: [warned] };
}
