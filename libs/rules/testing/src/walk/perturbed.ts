/**
 * Answers next to an offered one that nobody offered: of another seat, to another decision, of
 * another kind, out of range, doubled, too few, too many, late, or pieced together from two others.
 */
import {
  inOneOrder,
  type Action,
  type Choice,
  type Decision,
  type Listed,
  type Options,
  type State,
} from '@scoresheet/rules-engine';
import { seededNumbers, type Numbers } from '../chance/seeded-chance.js';
import { randomChoice } from './random-choice.js';

/** Options mixed by their words are many; so many of a decision are tried. */
const MIXTURES_TRIED = 6;

/** Actions of which none may be accepted of `state`, whose open decisions are `open`. */
export function perturbed(
  state: State,
  open: readonly Decision[],
  answered: Action | undefined,
): readonly Action[] {
  const below = seededNumbers(state.asked);
  const late = answered === undefined ? [] : lateAnswers(answered, open);
  return [...open.flatMap((decision) => besides(decision, state.seats, below)), ...late];
}

function besides(decision: Decision, seats: number, below: Numbers): readonly Action[] {
  const { id, seat, options } = decision;
  const choice = randomChoice(options, below);
  const others = Array.from({ length: seats + 2 }, (_, other) => other).filter((s) => s !== seat);
  return [
    ...choicesNotOffered(options, below).map((wrong) => ({ seat, decision: id, choice: wrong })),
    ...[-1, ...others].map((other) => ({ seat: other, decision: id, choice })),
    ...[`${id}0`, ` ${id}`, ''].map((other) => ({ seat, decision: other, choice })),
  ];
}

/** The answer just given once more, and a fresh one to the decision that it has closed. */
function lateAnswers(answered: Action, open: readonly Decision[]): readonly Action[] {
  const fresh = open.map(({ seat, options }) => ({
    seat,
    decision: answered.decision,
    choice: randomChoice(options, () => 0),
  }));
  return [answered, ...fresh];
}

function choicesNotOffered(options: Options, below: Numbers): readonly Choice[] {
  const nonsense = ['no such option', ['no such option'], -1_000_000, 0.5] as const;
  if (options.pick === 'number') {
    return [...nonsense, options.min - 1, options.max + 1, String(options.min), [String(0)]];
  }
  if (options.pick === 'words') return wordsNotOffered(options);
  const ids = options.from.map(({ id }) => id);
  const mixtures = mixedWords(options, below);
  const choices: Choice[] = [...nonsense, ...mixtures, [...ids, 'one more']];
  const [first] = ids;
  if (first === undefined) return choices;
  const whole = options.pick === 'one' ? [first] : first;
  return [...choices, [first, first], `${first} `, whole, 0, ...wrongSizes(options, ids)];
}

/** Words that must be refused: too long, too short, several lines, steering the terminal, none. */
function wordsNotOffered({ min, max }: { readonly min: number; readonly max: number }): Choice[] {
  const fitting = 'x'.repeat(Math.max(min, 1));
  const steering = ['\n', '\u001b[2J', '\u202e', '\ud800', '\u200b', '\u009b'];
  const short = min > 0 ? ['x'.repeat(min - 1)] : [];
  const unfit = [
    'x'.repeat(max + 1),
    ...short,
    ` ${fitting}`.slice(0, max),
    [fitting],
    [],
    -1,
    0.5,
  ];
  return [...unfit, ...steering.map((each) => each.repeat(fitting.length))];
}

function wrongSizes(options: Options, ids: readonly string[]): readonly Choice[] {
  if (options.pick === 'order') return [ids.slice(1), [...ids, ...ids]];
  if (options.pick !== 'some') return [ids.concat(ids)];
  const sizes = [options.min - 1, options.max + 1];
  return sizes.filter((size) => size >= 0 && size <= ids.length).map((size) => ids.slice(0, size));
}

/** `attack c7 life` and `play hand1-3 4` share no words by right: each mixture is nobody's option. */
function mixedWords(options: Listed, below: Numbers): readonly string[] {
  const ids = options.from.map(({ id }) => id);
  const saying = (id: string): string =>
    inOneOrder(id, options.pick === 'one' ? options.anyOrder : {});
  const offered = new Set(ids.map(saying));
  const words = ids.map((id) => id.split(' '));
  const mixtures = Array.from({ length: MIXTURES_TRIED }, () => {
    const [one = [], other = []] = [words[below(words.length)], words[below(words.length)]];
    const at = below(Math.max(one.length, 1));
    return one.map((word, index) => (index === at ? (other[index] ?? word) : word)).join(' ');
  });
  return mixtures.filter((id) => !offered.has(saying(id)));
}
