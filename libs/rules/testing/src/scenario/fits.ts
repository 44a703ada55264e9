/** Whether words are a way to say an option: sets in any order, cards by name, place or number. */
import type { Meant, Saying } from './sayings.js';

/** How well words fit; `counted` where cards were said by their number alone, so that any will do. */
type Fit = 'named' | 'counted';

export const fits = ({ pieces }: Saying, words: string): Fit | undefined => after(pieces, words);

function after(pieces: Saying['pieces'], rest: string): Fit | undefined {
  const [first, ...others] = pieces;
  if (first === undefined) return rest === '' ? 'named' : undefined;
  if (typeof first === 'string') {
    const isSaid = rest.slice(0, first.length).toLowerCase() === first.toLowerCase();
    return isSaid ? after(others, rest.slice(first.length)) : undefined;
  }
  return named(first.all, rest, (left) => after(others, left)) ?? counted(first.all, others, rest);
}

/** What one thing after another is called, in any order, up to what comes behind the set. */
function named(
  left: readonly Meant[],
  rest: string,
  go: (rest: string) => Fit | undefined,
): Fit | undefined {
  if (left.length === 0) return go(rest);
  for (const { others, text } of ways(left)) {
    if (!rest.startsWith(text)) continue;
    const behind = rest.slice(text.length);
    const found =
      others.length === 0
        ? go(behind)
        : first(separators(behind), (separator) =>
            named(others, behind.slice(separator.length), go),
          );
    if (found) return found;
  }
  return undefined;
}

interface Way {
  readonly others: readonly Meant[];
  readonly text: string;
}

const ways = (left: readonly Meant[]): readonly Way[] =>
  left.flatMap((meant, index) =>
    meant.texts.map((text) => ({ text, others: left.toSpliced(index, 1) })),
  );

const SEPARATORS = [', and ', ', ', ' and '];

export const separators = (rest: string): readonly string[] =>
  SEPARATORS.filter((separator) => rest.startsWith(separator));

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NUMBERS = 'two three four five six seven eight nine ten'.split(' ');

/** Numbers as they are said and written: `two`, `2`. */
export const NUMBER_WORDS = `\\d+|${NUMBERS.join('|')}`;

export const numberSaid = (word: string): number =>
  NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 2 : Number(word);

const COUNT = new RegExp(`^(?:(${NUMBER_WORDS}) cards|(?:a|1|one) card)(?!\\w)`);

/** The number that stands at the beginning: `2 cards`, `two cards`, `a card`. */
export function countSaidIn(
  words: string,
): { readonly count: number; readonly rest: string } | undefined {
  const found = COUNT.exec(words);
  return found
    ? { count: numberSaid(found[1] ?? '1'), rest: words.slice(found[0].length) }
    : undefined;
}

function counted(set: readonly Meant[], others: Saying['pieces'], rest: string): Fit | undefined {
  const said = countSaidIn(rest);
  if (!said || said.count !== set.length || !set.every(({ isCard }) => isCard)) return undefined;
  return after(others, said.rest) && 'counted';
}
