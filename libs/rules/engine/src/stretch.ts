/**
 * A long action takes several events. What one of them holds is a stretch: the rules go on until
 * somebody has to answer, or until the event is full. Then the stack stays as it is, nobody is
 * asked, and the next stretch goes on from there.
 */
import { USUAL_LIMITS, type Limits } from './limits.js';
import { endAsLoop, type Play } from './play.js';
import { publicBytes } from './public-bytes.js';
import type { Rules } from './rules.js';

export const limitsOf = ({ limits }: Rules): Limits => limits ?? USUAL_LIMITS;

/** Looked at between two parts of the work; each fact is weighed once. */
export function isEventFull(play: Play): boolean {
  const { rules, facts, weighed = 0 } = play;
  play.bytes = (play.bytes ?? 0) + publicBytes(rules, facts, weighed);
  play.weighed = facts.length;
  return play.bytes > limitsOf(rules).publicBytesPerEvent;
}

/** The action goes on in the next event, unless it has taken too many. */
export function cutHere(play: Play): void {
  const { rules, state } = play;
  const events = (state.goesOn ?? 0) + 1;
  if (events >= limitsOf(rules).eventsPerAction) endAsLoop(play);
  else state.goesOn = events;
}
