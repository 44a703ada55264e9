/**
 * The clock closes a match in which nothing has happened for as long as event 0 says, an empty one
 * that is held for nobody after an hour at the latest. The time is the record's own: since the last
 * event, up to the moment at which the log took the command.
 * A paused match is not abandoned: it waits for its judge, not for its players.
 */
import { EMPTY_MATCH_CLOSES_AFTER_MS, type AbandonMatch } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import { closeMatch } from './close-match.js';
import type { Deciding } from '../rules/environment.js';
import { MATCH_OVER, PAUSED, seqRefusal, type Judged } from './judged.js';
import { isEmpty, statusOf, type MatchState } from '../fold/match-state.js';
import { refused } from './not-accepted.js';

interface Arrived {
  readonly command: AbandonMatch;
  /** When the log took the command, or the time of the head where that is later. */
  readonly at: number;
}

export function abandonMatch(
  deciding: Deciding,
  state: MatchState,
  { command, at }: Arrived,
): Judged {
  if (command.role !== 'clock') {
    return refused('wrong-role', 'Only the clock closes an abandoned match.');
  }
  const status = statusOf(state);
  if (status === 'over') return MATCH_OVER;
  const refusal = seqRefusal(state, command);
  if (refusal) return refusal;
  if (status === 'paused') return PAUSED;
  const msLeft = state.at + closesAfterMs(state) - at;
  if (msLeft > 0) {
    return refused('too-early', `The match counts as abandoned in ${msLeft} ms: ask again then.`);
  }
  const outcome = { places: [], reason: 'abandoned' };
  return {
    state,
    type: 'match-abandoned',
    action: actionOf(command),
    facts: closeMatch(deciding, state, { kind: 'match-abandoned', outcome }),
  };
}

function closesAfterMs(state: MatchState): number {
  const { abandonAfterMs, reserved } = state.terms;
  // A round's matches may be opened on the evening before: those for whom they are come later.
  const isForNobody = isEmpty(state) && reserved === undefined;
  return isForNobody ? Math.min(abandonAfterMs, EMPTY_MATCH_CLOSES_AFTER_MS) : abandonAfterMs;
}
