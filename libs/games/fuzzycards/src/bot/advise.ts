/**
 * Advice for a seat of Fuzzycards, from what the seat sees and from nothing else: a rule of thumb
 * or one look ahead for each kind of decision.
 */
import type { DecisionName } from '../decisions.js';
import { activateAdvice } from './activate.js';
import { bridgeAdvice } from './bridge.js';
import { discardAdvice } from './discard.js';
import { mulliganAdvice } from './mulligan.js';
import { questionTo, type Advice, type Question, type Seen } from './seen.js';
import { settleAdvice } from './settle.js';
import { mayAdvice, targetAdvice } from './targets.js';
import { turnOrderAdvice } from './turn-order.js';
import { validateAdvice } from './validate.js';

type Adviser = (seen: Seen, question: Question) => readonly Advice[];

/** Advisers by the kind of decision; some are left to chance. */
const ADVISERS: Readonly<Record<DecisionName, Adviser | 'chance'>> = {
  'turn-order': turnOrderAdvice,
  mulligan: mulliganAdvice,
  activate: activateAdvice,
  target: targetAdvice,
  may: mayAdvice,
  settle: settleAdvice,
  validate: validateAdvice,
  bridge: bridgeAdvice,
  discard: discardAdvice,
  search: 'chance',
  look: 'chance',
  'put-back': 'chance',
  'put-under': 'chance',
};

/** The best choices, all equally good; none where nothing speaks for one or another. */
export function advise(seen: Seen): readonly Advice[] {
  const question = questionTo(seen);
  const adviser = question && ADVISERS[question.kind as DecisionName];
  return question && typeof adviser === 'function' ? adviser(seen, question) : [];
}
