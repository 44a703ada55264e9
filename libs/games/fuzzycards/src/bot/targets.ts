/** What an ability that was set off is aimed at, and whether it is used at all (A-FUZ-63). */
import { lookAhead, type Thought } from './look-ahead.js';
import { namesOf, outcomeWords, withOutcome } from './outcome-words.js';
import type { Advice, Question, Seen } from './seen.js';

export const targetAdvice = (seen: Seen, question: Question): readonly Advice[] =>
  lookAhead(seen, question, {
    words: (thought) => say(`chooses ${namesOf(thought.before, idsOf(thought))}`, thought),
  });

export const mayAdvice = (seen: Seen, question: Question): readonly Advice[] =>
  lookAhead(seen, question, {
    words: (thought) => say(thought.choice === 'yes' ? 'uses the ability' : 'lets it be', thought),
  });

const idsOf = ({ choice }: Thought): readonly string[] => [choice].flat().map(String);

const say = (deed: string, { before, seat, facts }: Thought): string =>
  withOutcome(deed, outcomeWords(before, seat, facts));
