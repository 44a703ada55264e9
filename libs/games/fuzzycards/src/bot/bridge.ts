/** Whether a card that is attacked withdraws to the Vault (R-FUZ-64). */
import { lookAhead, wordsOf, type Thought } from './look-ahead.js';
import { outcomeWords, withOutcome } from './outcome-words.js';
import type { Advice, Question, Seen } from './seen.js';

export const bridgeAdvice = (seen: Seen, question: Question): readonly Advice[] =>
  lookAhead(seen, question, { words });

function words(thought: Thought): string {
  const [verb] = wordsOf(thought);
  if (verb === 'bridge') return 'withdraws over the Bridge';
  const { before, seat, facts } = thought;
  return withOutcome('takes the blow', outcomeWords(before, seat, facts));
}
