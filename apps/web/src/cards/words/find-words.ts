/** Which words of a game somebody looks for. */
import type { Glossary, GlossarySection, GlossaryWord } from '@scoresheet/rules-cards';

/** Each of the typed words stands in the word, as it is written or printed, or in what it means. */
export function findWords({ sections }: Glossary, typed: string): readonly GlossarySection[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      words: section.words.filter((each) => wanted.every((part) => saidOf(each).includes(part))),
    }))
    .filter(({ words }) => words.length > 0);
}

const saidOf = ({ word, printed = '', means }: GlossaryWord): string =>
  [word, printed, means].join('\n').toLowerCase();
