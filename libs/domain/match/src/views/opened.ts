import { statusOf, type MatchState } from '../fold/match-state.js';
import { delayedOf, isReleased } from './spectator-delay.js';

/**
 * Whether everybody may know all of a match at the time `nowMs`: event 0 has said that its record
 * opens, it is over, and the public is told of its last event.
 */
export function isOpened(state: MatchState, nowMs: number): boolean {
  const { terms, seq, at } = state;
  if (terms.opens !== 'at-end' || statusOf(state) !== 'over') return false;
  return isReleased({ seq, at }, delayedOf(state), nowMs);
}
