/** Words of cards in lines for a terminal. */
import type { GlossarySection, GlossaryWord } from '@scoresheet/rules-cards';
import { rowLines } from '../program/row-lines.js';
import { wrap } from '../program/wrap.js';

/** Width of the column in which words stand before what they mean. */
const WORD_COLUMNS = 18;

/** A section of the glossary: each word with what it means. */
export const describeSection = ({ title, words }: GlossarySection): readonly string[] => [
  title,
  ...words.flatMap((word) => rowLines([word.printed ?? word.word, word.means], WORD_COLUMNS)),
];

/** Words of a section, each with all that is known of it. */
export const describeWords = ({ title, words }: GlossarySection): readonly (readonly string[])[] =>
  words.map(({ word, printed, means, takes, example }) => [
    ...wrap(printed === undefined ? word : `${printed}  [${word}]`, ''),
    ...wrap(title, '  '),
    ...wrap(means, '  '),
    ...(takes.length > 0 ? ['  takes'] : []),
    ...takes.flatMap((taken) => wrap(takenOf(word, taken), '    ')),
    ...(example ? wrap(exampleOf(example), '  ') : []),
  ]);

/** "amount: A number, a count of cards, or a value of a card." */
function takenOf(of: string, { word, isOptional, takes, means }: GlossaryWord['takes'][number]) {
  if (word === of) return takes;
  const key = `${word}${isOptional ? '?' : ''}`;
  if (means === undefined) return `${key}: ${takes}`;
  return takes === word ? `${key}: ${means}` : `${key} (${takes}): ${means}`;
}

const exampleOf = ({ name, code, line }: NonNullable<GlossaryWord['example']>): string =>
  [`for example ${name} [${code}]`, line].filter(Boolean).join(': ');
