/**
 * A long action takes several events. What one of them holds is a stretch: the rules go on until
 * somebody has to answer, or until the event is full. Then the stack stays as it is, nobody is
 * asked, and the next stretch goes on from there.
 */
import { USUAL_LIMITS, type Limits } from './limits.js';
import { endAsLoop, type Play } from './play.js';
import { publicBytes, publicCount } from './public-bytes.js';
import type { Rules } from './rules.js';

export const limitsOf = ({ limits }: Rules): Limits => limits ?? USUAL_LIMITS;

/** An event of which everybody is shown fewer facts is not weighed: nearly all have fewer. */
const FEW_FACTS = 30;

/** Looked at between two parts of the work; each fact is counted and weighed once. */
export function isEventFull(play: Play): boolean {
  const { rules, facts, counted = 0, weighed = 0, bytes = 0 } = play;
  play.shown = (play.shown ?? 0) + publicCount(rules, facts, counted);
  play.counted = facts.length;
  if (bytes === 0 && play.shown < FEW_FACTS) return false;
  play.bytes = bytes + publicBytes(rules, facts, weighed);
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
