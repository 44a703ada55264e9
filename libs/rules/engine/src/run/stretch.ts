/**
 * A long action takes several events. What one of them holds is a stretch: the rules go on until
 * somebody has to answer, or until the event is full. Then the stack stays as it is, nobody is
 * asked, and the next stretch goes on from there.
 */
import { endAsLoop } from '../acts/play.js';
import type { Fact } from '../contract/facts.js';
import type { Limits } from '../contract/limits.js';
import type { Play } from '../contract/play.js';
import type { Rules } from '../contract/rules.js';
import { publicBytes, publicCount } from '../visibility/public-bytes.js';
import { USUAL_LIMITS } from './limits.js';

export const limitsOf = ({ limits }: Rules): Limits => limits ?? USUAL_LIMITS;

/** An event of which everybody is shown fewer facts is not weighed: nearly all have fewer. */
const FEW_FACTS = 30;

/**
 * How full an event is: how many of its facts are counted and weighed, and what all are shown. It
 * is no part of a play, which rules read at every turn: one that gets more fields on its way is
 * slower to read, by some 4 % of an action.
 */
interface Fill {
  counted: number;
  weighed: number;
  shown: number;
  bytes: number;
}

export const filledBy = (bytes: number): Fill => ({ counted: 0, weighed: 0, shown: 0, bytes });

/** Looked at between two parts of the work; each fact is counted and weighed once. */
export function isEventFull({ rules, facts }: Play, fill: Fill): boolean {
  if (fill.bytes === 0 && isSmall(rules, facts, fill)) return false;
  fill.bytes += publicBytes(rules, facts, fill.weighed);
  fill.weighed = facts.length;
  return fill.bytes > limitsOf(rules).publicBytesPerEvent;
}

/** Where few facts are written few are shown, and nothing has to be counted. */
function isSmall(rules: Rules, facts: readonly Fact[], fill: Fill): boolean {
  if (facts.length < FEW_FACTS) return true;
  fill.shown += publicCount(rules, facts, fill.counted);
  fill.counted = facts.length;
  return fill.shown < FEW_FACTS;
}

/** The action goes on in the next event, unless it has taken too many. */
export function cutHere(play: Play): void {
  const { rules, state } = play;
  const events = (state.goesOn ?? 0) + 1;
  if (events >= limitsOf(rules).eventsPerAction) endAsLoop(play);
  else state.goesOn = events;
}
