/** Finds words of a game's cards, as they are printed or as card files write them. */
import type { CatalogEntry } from '@scoresheet/games-catalog';
import { glossaryOf, type GlossarySection, type GlossaryWord } from '@scoresheet/rules-cards';
import { similarNames } from '@scoresheet/rules-engine';
import { Fault, meant } from '../program/fault.js';

/** Sections with the words that are asked for, all where nothing is typed; throws where none is. */
export function findWords(game: CatalogEntry, typed: string): readonly GlossarySection[] {
  const sections = sectionsOf(game);
  if (typed === '') return sections;
  const found = sections
    .map((section) => ({ ...section, words: section.words.filter((word) => isMeant(typed, word)) }))
    .filter(({ words }) => words.length > 0);
  if (found.length > 0) return found;
  const names = new Set(sections.flatMap(({ words }) => words.flatMap(namesOf)));
  const similar = similarNames(typed, [...names]);
  const missing = `there is no word "${typed}"; "cards --words" lists all that there are.`;
  throw new Fault('no-such-word', `${missing}${meant(similar)}`);
}

function sectionsOf({ cardLanguage, cardSets, rules }: CatalogEntry) {
  const codes = cardSets.flatMap(({ cards }) => cards.map(({ code }) => code));
  const faces = codes.flatMap((code) => rules.faces[code] ?? []);
  return glossaryOf(cardLanguage, faces).sections;
}

/** `on deploy` is `on-deploy`. */
const isMeant = (typed: string, word: GlossaryWord): boolean =>
  namesOf(word).some((name) => plain(name) === plain(typed));

const plain = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const namesOf = ({ word, printed }: GlossaryWord): readonly string[] =>
  printed === undefined || plain(printed) === plain(word) ? [word] : [word, printed];
