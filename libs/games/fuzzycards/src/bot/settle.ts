/**
 * Who stands on the Altar: enough to attack, something that holds the line in the other's turn,
 * and in the Vault what is dear and hurt (R-FUZ-35, R-FUZ-42).
 */
import { tableCounter } from '@scoresheet/rules-engine';
import { readyAttackers } from '../combat/attackers.js';
import { STAY } from '../turn/answers.js';
import { lookAhead, wordsOf, type Thought } from './look-ahead.js';
import { namesOf, withOutcome } from './outcome-words.js';
import type { Advice, Question, Seen } from './seen.js';

export const settleAdvice = (seen: Seen, question: Question): readonly Advice[] =>
  lookAhead(seen, question, { words });

function words(thought: Thought): string {
  const { before, after, seat } = thought;
  const [verb, ...movers] = wordsOf(thought);
  const deed =
    verb === STAY ? 'leaves the rows as they are' : `changes the row of ${namesOf(before, movers)}`;
  const isOwnTurn = tableCounter(after.state, 'active') === seat;
  const attackers = isOwnTurn ? readyAttackers(after, seat).length : 0;
  return withOutcome(deed, [`${attackers || 'nobody'} may attack`]);
}
