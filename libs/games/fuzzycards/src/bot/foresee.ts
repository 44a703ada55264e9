/**
 * What an answer would bring about, as the rules say it on an imagined table. Smaller questions on
 * the way (a target, a dodge) are answered in thought: one's own for the best, the other's for the
 * worst.
 */
import {
  chanceFrom,
  copy,
  decisions,
  run,
  type Choice,
  type Decision,
  type Fact,
  type Options,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { judge } from './judge.js';

interface Foreseen {
  readonly reading: Reading;
  readonly facts: readonly Fact[];
}

/** Questions that stand inside an action; all others end it. */
const SMALL: readonly string[] = ['target', 'may', 'bridge'];
/** So many answers to one question are tried, and so many questions of one action. */
const MAX_ANSWERS = 40;
const MAX_QUESTIONS = 3;

/** Nobody can foresee chance: in thought the first always comes. */
const FIRST = chanceFrom(() => 0);

/** What comes of an option; undefined where the imagined table forbids what the real one offers. */
export function foresee(
  reading: Reading,
  { id, seat }: Pick<Decision, 'id' | 'seat'>,
  choice: Choice,
): Foreseen | undefined {
  const state = copy(reading.state);
  const ran = run({ rules: reading.rules, state }, { seat, decision: id, choice }, FIRST);
  return 'facts' in ran
    ? { reading: { rules: reading.rules, state }, facts: ran.facts }
    : undefined;
}

/** Foresees an answer and the smaller questions that follow, each answered as the seat likes it. */
export function foreseeAll(
  reading: Reading,
  decision: Pick<Decision, 'id' | 'seat'>,
  choice: Choice,
): Foreseen | undefined {
  const first = foresee(reading, decision, choice);
  return first && answerSmall(first, decision.seat, MAX_QUESTIONS);
}

function answerSmall(foreseen: Foreseen, seat: Seat, left: number): Foreseen {
  const [question] = decisions(foreseen.reading);
  if (!question || !SMALL.includes(question.kind) || left === 0) return foreseen;
  const sign = question.seat === seat ? 1 : -1;
  let best = foreseen;
  let most = -Infinity;
  for (const choice of answersTo(question.options)) {
    const next = foresee(foreseen.reading, question, choice);
    if (!next) continue;
    const end = answerSmall(next, seat, left - 1);
    const worth = sign * judge(end.reading, seat);
    if (worth <= most) continue;
    most = worth;
    best = { ...end, facts: [...foreseen.facts, ...end.facts] };
  }
  return best;
}

/** Every answer that may be given, the shortest first; many subsets are cut off. */
export function answersTo(options: Options): readonly Choice[] {
  switch (options.pick) {
    case 'one':
      return options.from.map(({ id }) => id).slice(0, MAX_ANSWERS);
    case 'order':
      return [options.from.map(({ id }) => id)];
    case 'number':
      return [options.min, options.max];
    case 'words':
      return [];
    case 'some':
      return subsets(
        options.from.map(({ id }) => id),
        options,
      );
  }
}

function subsets(
  ids: readonly string[],
  { min, max }: { readonly min: number; readonly max: number },
): readonly (readonly string[])[] {
  let sets: (readonly string[])[] = [[]];
  let last = sets;
  for (let size = 1; size <= max && sets.length < MAX_ANSWERS; size += 1) {
    last = last.flatMap((set) => {
      const after = ids.indexOf(set.at(-1) ?? '') + 1;
      return ids.slice(after).map((id) => [...set, id]);
    });
    sets = [...sets, ...last];
  }
  return sets.filter(({ length }) => length >= min).slice(0, MAX_ANSWERS);
}
