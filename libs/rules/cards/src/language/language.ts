/**
 * A card language: out of its words come what the engine carries out, the text of a card, the reader
 * of card files and what editors are told. A word that stands twice is a bug.
 */
import { invariant, type Rules } from '@scoresheet/rules-engine';
import type { CardFile, CardFileReading } from '../card-file/reading.js';
import { foundTwice, type Key } from '../card-file/unique.js';
import { sayCard } from '../say/card.js';
import { problemsOf } from '../shape/read.js';
import { part, type Words } from '../shape/shape.js';
import { byWord, cardWordsOf } from './card-words.js';
import type { Entries } from './entries.js';
import { partsOf } from './parts.js';

/** What of the rules of a game follows from the words of its cards. */
export type RulesOfCards = Required<
  Pick<Rules, 'verbs' | 'filters' | 'things' | 'named' | 'timings' | 'cardText' | 'isBorne'>
>;

export interface CardLanguage<Entry = unknown> {
  readonly entries: Entries;
  readonly rules: RulesOfCards;
  /** Shapes by the names under which they ask for one another; `cardFile` is the whole. */
  readonly parts: Words;
  /** Everything that is wrong with a file, or what it holds; `json` is what JSON or YAML made of it. */
  readCardFile(json: unknown): CardFileReading<Entry>;
}

/** `Entry` is one card as a file has it; no two cards share what is named by one of `unique`. */
export function cardLanguage<Entry extends object>(
  entries: Entries,
  unique: readonly Key[],
): CardLanguage<Entry> {
  for (const words of Object.values(entries)) if (Array.isArray(words)) refuseTwice(words);
  const parts = partsOf(entries);
  return {
    ...{ entries, parts, rules: rulesOfCards(entries) },
    readCardFile(json) {
      const problems = problemsOf(part('cardFile'), json, '', { parts, names: [] });
      if (problems.length > 0) return { problems };
      const { set, title, cards } = json as CardFile<Entry>;
      const twice = foundTwice(cards, unique);
      return twice.length > 0 ? { problems: twice } : { file: { set, title, cards }, problems: [] };
    },
  };
}

function refuseTwice(entries: readonly { readonly word?: string }[]): void {
  const words = entries.flatMap(({ word }) => word ?? []);
  const twice = words.find((word, index) => words.indexOf(word) < index);
  invariant(twice === undefined, () => `the word '${twice}' has two entries`);
}

function rulesOfCards(entries: Entries): RulesOfCards {
  const words = cardWordsOf(entries);
  const { bearerOf, named, timings, things = [] } = entries;
  return {
    verbs: byWord(entries.verbs, ({ does }) => does),
    filters: byWord(entries.filters ?? [], ({ fits }) => fits),
    things: byWord(things, ({ there }) => there),
    named: Object.fromEntries(named.flatMap(({ word, there }) => (there ? [[word, there]] : []))),
    timings: timings.flatMap(({ word, setOff }) => (setOff ? [{ timing: word, ...setOff }] : [])),
    cardText: (face) => sayCard(words, face),
    isBorne: (face) => bearerOf?.(face) !== undefined,
  };
}
