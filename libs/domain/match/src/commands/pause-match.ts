/** A judge or an organiser stops a running match, and lets it go on as it stood. */
import type { PauseMatch, ResumeMatch } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import { MATCH_OVER, type Judged } from './judged.js';
import { evolveMatch, type MatchPaused, type MatchResumed } from '../fold/match-facts.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { refused } from './not-accepted.js';
import { staffRefusal } from './ruling.js';

const NOT_BEGUN = refused(
  'match-not-running',
  'The match has not begun: there is nothing to pause.',
);
const PAUSED_ALREADY = refused(
  'match-paused',
  'The match is paused already: it waits to be resumed.',
);
const NOT_PAUSED = refused(
  'match-not-paused',
  'The match is not paused: there is nothing to resume.',
);

export function pauseMatch(state: MatchState, command: PauseMatch): Judged {
  const refusal = staffRefusal(state, command);
  if (refusal) return refusal;
  switch (statusOf(state)) {
    case 'open':
      return NOT_BEGUN;
    case 'paused':
      return PAUSED_ALREADY;
    case 'over':
      return MATCH_OVER;
    case 'running':
      return halted(state, command, { kind: 'match-paused' });
  }
}

export function resumeMatch(state: MatchState, command: ResumeMatch): Judged {
  const refusal = staffRefusal(state, command);
  if (refusal) return refusal;
  switch (statusOf(state)) {
    case 'open':
    case 'running':
      return NOT_PAUSED;
    case 'over':
      return MATCH_OVER;
    case 'paused':
      return halted(state, command, { kind: 'match-resumed' });
  }
}

function halted(
  state: MatchState,
  command: PauseMatch | ResumeMatch,
  fact: MatchPaused | MatchResumed,
): Judged {
  evolveMatch(state, fact);
  return { state, type: fact.kind, action: actionOf(command), facts: [fact] };
}
