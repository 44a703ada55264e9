/** What somebody typed as an answer to a decision: numbers of options, or words of one. */
import {
  isListed,
  isPlainLine,
  type Choice,
  type Listed,
  type Options,
} from '@scoresheet/rules-engine';
import { howToAnswer } from '../table/draw-decision.js';

/** The choice that is meant, or what is wrong with it in words. */
type ReadAnswer = { readonly choice: Choice } | { readonly problem: string };

/** `says` are the options in words, in their order. */
export function readAnswer(options: Options, says: readonly string[], typed: string): ReadAnswer {
  if (options.pick === 'words') return readLine(options, typed);
  const isNumbers = /^(none|[\d\s,.]+)$/.test(typed);
  if (!isNumbers && isListed(options)) return readWords(options, says, typed);
  const numbers = typed === 'none' ? [] : typed.split(/[\s,]+/).map(Number);
  const [first = NaN] = numbers;
  if (numbers.some((number) => !Number.isSafeInteger(number))) return fault(options, typed);
  if (options.pick === 'number') {
    const fits = numbers.length === 1 && first >= options.min && first <= options.max;
    return fits ? { choice: first } : fault(options, typed);
  }
  const ids = numbers.map((number) => options.from[number - 1]?.id);
  const known = ids.filter((id) => id !== undefined);
  const isWhole = known.length === ids.length && new Set(known).size === known.length;
  if (!isWhole || !fitsInNumber(options, known.length)) return fault(options, typed);
  return { choice: options.pick === 'one' ? (known[0] as string) : known };
}

/** "none" leaves out what may be left out; `say none` writes the word itself. */
function readLine(
  { min, max }: { readonly min: number; readonly max: number },
  typed: string,
): ReadAnswer {
  if (typed === 'none' && min === 0) return { choice: '' };
  const words = /^say\s+(.+)$/.exec(typed)?.[1] ?? typed;
  if (words.length >= min && words.length <= max && isPlainLine(words)) return { choice: words };
  const what = isPlainLine(words)
    ? `You have written ${words.length} characters: ${min} to ${max} are taken.`
    : 'There is a character in it that is not taken: write letters, digits and marks.';
  return { problem: `${what} Nothing is lost: write it again.` };
}

/** "attack life heron": the option that has all these words, and the fewest others. */
function readWords(options: Listed, says: readonly string[], typed: string): ReadAnswer {
  const asked = typed.toLowerCase().split(/\s+/);
  const fitting = says
    .map((each, index) => ({ index, words: each.toLowerCase().split(/[\s,()]+/) }))
    .filter(({ words }) => asked.every((word) => words.some((each) => each.startsWith(word))))
    .sort((a, b) => a.words.length - b.words.length);
  const [best, next] = fitting;
  if (!best || !fitsInNumber(options, 1)) return fault(options, typed);
  if (next?.words.length !== best.words.length) {
    const { id = '' } = options.from[best.index] ?? {};
    return { choice: options.pick === 'one' ? id : [id] };
  }
  const numbers = fitting.map(({ index }) => index + 1).sort((a, b) => a - b);
  return { problem: `"${typed}" may mean ${numbers.join(', ')}. Type one of the numbers.` };
}

function fitsInNumber(options: Listed, count: number): boolean {
  switch (options.pick) {
    case 'one':
      return count === 1;
    case 'order':
      return count === options.from.length;
    case 'some':
      return count >= options.min && count <= options.max;
  }
}

const fault = (options: Options, typed: string): ReadAnswer => ({
  problem: `"${typed}" is no answer. ${howToAnswer(options)} "help" shows all that you can type.`,
});
