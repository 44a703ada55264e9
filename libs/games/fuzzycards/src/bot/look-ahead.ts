/** The choices after which the table looks best, as far as the rules let one foresee it. */
import type { Choice, Fact, Reading, Seat } from '@scoresheet/rules-engine';
import { answersTo, foreseeAll } from './foresee.js';
import { imagine } from './imagine.js';
import { judge } from './judge.js';
import type { Advice, Question, Seen } from './seen.js';

/** A choice that was tried in thought. */
export interface Thought {
  readonly seat: Seat;
  readonly choice: Choice;
  /** The table before it, which has every card that the choice names. */
  readonly before: Reading;
  readonly after: Reading;
  readonly facts: readonly Fact[];
}

interface LookAhead {
  /** Choices worth a thought; all that can be given where absent. */
  readonly choices?: readonly Choice[];
  /** Says what the choice is and what came of it. */
  words(thought: Thought): string;
}

/** All that are equally good; none where nothing could be foreseen. */
export function lookAhead(seen: Seen, question: Question, how: LookAhead): readonly Advice[] {
  const before = imagine(seen);
  let best: Thought[] = [];
  let most = -Infinity;
  for (const choice of how.choices ?? answersTo(question.options)) {
    const foreseen = foreseeAll(before, question, choice);
    if (!foreseen) continue;
    const { reading: after, facts } = foreseen;
    const worth = judge(after, seen.seat);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push({ seat: seen.seat, choice, before, after, facts });
  }
  return best.map((thought) => ({ choice: thought.choice, says: how.words(thought) }));
}

/** The words of an option's id: `attack c7 life`. */
export const wordsOf = ({ choice }: Thought): readonly string[] => String(choice).split(' ');
