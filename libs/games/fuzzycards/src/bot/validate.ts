/** Chooses the next attack, or none. Nobody strikes back: most attacks are worth it (R-FUZ-58). */
import { LIFE_TARGET } from '../combat/targets.js';
import { END } from '../turn/answers.js';
import { lookAhead, wordsOf, type Thought } from './look-ahead.js';
import { nameOf, outcomeWords, withOutcome } from './outcome-words.js';
import type { Advice, Question, Seen } from './seen.js';

export const validateAdvice = (seen: Seen, question: Question): readonly Advice[] =>
  lookAhead(seen, question, { words });

function words(thought: Thought): string {
  const { before, seat, facts } = thought;
  const [verb, attacker, target] = wordsOf(thought);
  if (verb === END) return 'attacks no more: nothing would be gained';
  const victim = target === LIFE_TARGET ? 'Life' : nameOf(before, target);
  const deed = `attacks ${victim} with ${nameOf(before, attacker)}`;
  return withOutcome(deed, outcomeWords(before, seat, facts));
}
