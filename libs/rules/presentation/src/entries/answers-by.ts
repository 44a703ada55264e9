/** Tells the answers of a kind of decision from others, by the words of its phrases. */
import type { Choice } from '@scoresheet/rules-engine';
import type { Phrase } from '../words/phrase.js';

const firstWord = (line: string): string => line.split(' ')[0] ?? '';
const isList = ({ says }: Phrase): boolean => says.includes('...}');

/** The text before the first blank, or the words that fill an id of one blank. */
const beginningsOf = ({ id, words = {} }: Phrase): readonly string[] =>
  (/^\{\w+\}$/.test(id) ? Object.values(words) : [firstWord(id)]).filter((text) => text !== '');

function beginsLike(phrases: readonly Phrase[]): (line: string) => boolean {
  const all = phrases.flatMap(beginningsOf);
  const words = new Set(all.filter((text) => !text.includes('{')));
  const stems = all.flatMap((text) => /^(.+)\{/.exec(text)?.[1] ?? []);
  return (line) => words.has(firstWord(line)) || stems.some((stem) => line.startsWith(stem));
}

export function answersBy(phrases: readonly Phrase[]): (choice: Choice) => boolean {
  const isOne = beginsLike(phrases.filter((phrase) => !isList(phrase)));
  const isSeveral = beginsLike(phrases.filter(isList));
  const isNumber = phrases.some(({ id }) => id === '{number}');
  return (choice) => {
    const [first] = [choice].flat();
    if (typeof first === 'number') return isNumber;
    return typeof first === 'string' && (Array.isArray(choice) ? isSeveral : isOne)(first);
  };
}
