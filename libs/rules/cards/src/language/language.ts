/**
 * A card language: out of its words come what the engine carries out, the text of a card, the reader
 * of card files and what editors are told. A word that stands twice is a bug.
 */
import { invariant, type Rules } from '@scoresheet/rules-engine';
import { TRIAL_SET, type CardFile, type CardFileReading } from '../card-file/reading.js';
import { foundTwice, type Key } from '../card-file/unique.js';
import { sayCard } from '../say/card.js';
import { problemsOf } from '../shape/read.js';
import { part, type Problem, type Words } from '../shape/shape.js';
import { byWord, cardWordsOf } from './card-words.js';
import { dependingOnItself } from './depends-on-itself.js';
import type { Entries } from './entries.js';
import { partsOf } from './parts.js';

/** What of the rules of a game follows from the words of its cards. */
export type RulesOfCards = Required<
  Pick<
    Rules,
    'verbs' | 'filters' | 'asks' | 'things' | 'named' | 'timings' | 'cardText' | 'isBorne'
  >
>;

export interface CardLanguage<Entry = unknown> {
  readonly entries: Entries;
  readonly rules: RulesOfCards;
  /** Shapes by the names under which they ask for one another; `cardFile` is the whole. */
  readonly parts: Words;
  /** No two cards of a game share what is named by one of these. */
  readonly unique: readonly Key[];
  /** Everything that is wrong with a file, or what it holds; `json` is what JSON or YAML made of it. */
  readCardFile(json: unknown): CardFileReading<Entry>;
}

/** `Entry` is one card as a file has it. */
export function cardLanguage<Entry extends object>(
  entries: Entries,
  unique: readonly Key[],
): CardLanguage<Entry> {
  for (const words of Object.values(entries)) if (Array.isArray(words)) refuseTwice(words);
  const parts = partsOf(entries);
  const rules = rulesOfCards(entries);
  return {
    entries,
    parts,
    rules,
    unique,
    readCardFile(json) {
      const problems = problemsOf(part('cardFile'), json, '', { parts, names: [] });
      if (problems.length > 0) return { problems };
      const { set, title, cards } = json as CardFile<Entry>;
      const unprintable = set === TRIAL_SET ? [] : cards.flatMap(printedChecks(entries));
      if (unprintable.length > 0) return { problems: unprintable };
      const placed = cards.map((card, index) => ({ card, place: `cards[${index}]` }));
      const twice = foundTwice(placed, unique);
      if (twice.length > 0) return { problems: twice };
      const warnings = dependingOnItself(cards, rules.asks);
      return { file: { set, title, cards }, problems: [], warnings };
    },
  };
}

const printedChecks =
  ({ checks }: Entries) =>
  (card: object, index: number): readonly Problem[] =>
    (checks?.printed ?? []).flatMap((check) => check(card, `cards[${index}]`));

function refuseTwice(entries: readonly { readonly word?: string }[]): void {
  const words = entries.flatMap(({ word }) => word ?? []);
  const twice = words.find((word, index) => words.indexOf(word) < index);
  invariant(twice === undefined, () => `the word '${twice}' has two entries`);
}

function rulesOfCards(entries: Entries): RulesOfCards {
  const words = cardWordsOf(entries);
  const { bearerOf, filters = [], named, timings, things = [] } = entries;
  return {
    verbs: byWord(entries.verbs, ({ does }) => does),
    filters: byWord(filters, ({ fits }) => fits),
    asks: Object.fromEntries(filters.flatMap(({ word, asks }) => (asks ? [[word, asks]] : []))),
    things: byWord(things, ({ there }) => there),
    named: Object.fromEntries(named.flatMap(({ word, there }) => (there ? [[word, there]] : []))),
    timings: timings.flatMap(({ word, setOff }) => (setOff ? [{ timing: word, ...setOff }] : [])),
    cardText: (face) => sayCard(words, face),
    isBorne: (face) => bearerOf?.(face) !== undefined,
  };
}
