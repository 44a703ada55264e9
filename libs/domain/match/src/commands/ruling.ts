/**
 * Who may rule. Results and warnings are a judge's; an organiser, who answers for tables and times,
 * may pause, resume, and call a match off. Nobody rules in a match in which they have a seat, the
 * JUDGE's of the game included.
 */
import type { Command } from '@scoresheet/contracts-messages';
import type { Seat } from '@scoresheet/rules-engine';
import { isAtTable, type MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';

const JUDGES_ONLY = refused('wrong-role', 'Only a judge can decide this.');
export const STAFF_ONLY = refused('wrong-role', 'Only a judge or an organiser can decide this.');
const OWN_MATCH = refused(
  'judge-seated',
  'You have a seat in this match: let another judge decide this.',
);

export function judgeRefusal(state: MatchState, { actor, role }: Command): Refused | undefined {
  if (role !== 'judge') return JUDGES_ONLY;
  return isAtTable(state, actor) ? OWN_MATCH : undefined;
}

export function staffRefusal(state: MatchState, { actor, role }: Command): Refused | undefined {
  if (role !== 'judge' && role !== 'organiser') return STAFF_ONLY;
  return isAtTable(state, actor) ? OWN_MATCH : undefined;
}

/** A ruling is about somebody. */
export function emptySeatRefusal({ seats }: MatchState, seat: Seat): Refused | undefined {
  const about = seats[seat - 1];
  if (about && about.actor !== null) return undefined;
  return refused('unknown-seat', `Nobody sits at seat ${seat} of this match.`);
}
