/**
 * Filters that most games have: of each a game says only what is its own about it, which of its cards
 * are meant and what they are called.
 */
import {
  bearerOf,
  faceOfCard,
  holderOf,
  zoneOf,
  type Card,
  type CardFace,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { filter, type FilterEntry } from '../entries/filter.js';
import type { CardTypeEntry } from '../entries/term.js';
import type { ValueEntry } from '../entries/value.js';
import { meaningsOf, nounsOf } from '../language/entries.js';
import type { Described, FilterContext } from '../say/card-words.js';
import { capital, side } from '../say/phrases.js';
import { bool, oneOf, text, type Meanings, type Shape } from '../shape/shape.js';

type IsSo = (reading: Reading, card: Card, from: Standpoint) => boolean;

interface Whether {
  readonly means: string;
  readonly is: IsSo;
  /** What stands before the noun, "damaged" and "undamaged", or whatever else is said of the cards. */
  readonly says:
    | readonly [yes: string, no: string]
    | ((wanted: boolean, about: FilterContext) => Described);
}

/** What a card is, or with `false` what it is not. */
export const whether = <const Word extends string>(
  word: Word,
  { means, is, says }: Whether,
): FilterEntry<Word> =>
  filter(word, {
    means,
    takes: bool,
    fits: (reading, card, wanted, from) => is(reading, card, from) === wanted,
    says: typeof says === 'function' ? says : (wanted) => ({ before: says[wanted ? 0 : 1] }),
  });

/** The same filter, by which a pile can be searched as well, since it asks for what is printed. */
export const printed = <Word extends string>(entry: FilterEntry<Word>): FilterEntry<Word> => ({
  ...entry,
  isPrinted: true,
});

type ThisCard = (face: CardFace) => string;

export const other = (thisCard: ThisCard): FilterEntry<'other'> =>
  whether('other', {
    means: 'Not this card; false for this card alone.',
    is: (_, card, from) => card.id !== from.card,
    says: (wanted, { face }) => (wanted ? { other: true } : { is: thisCard(face) }),
  });

/** Of a card that another one bears, both filters mean that one, which `bearer` names. */
export function bearerAndOther(
  bearer: ThisCard,
): readonly [FilterEntry<'bearer'>, FilterEntry<'other'>] {
  const isBearer: IsSo = (reading, card, from) => card.id === bearerOf(reading, from.card);
  return [
    whether('bearer', {
      means: 'This card, or the one that bears it; false for all others.',
      is: isBearer,
      says: (wanted, { face }) => (wanted ? { is: bearer(face) } : { other: true }),
    }),
    whether('other', {
      means: 'Neither this card nor the one that bears it; false for that one alone.',
      is: (...about) => !isBearer(...about),
      says: (wanted, { face }) => (wanted ? { other: true } : { is: bearer(face) }),
    }),
  ];
}

/** How cards lie to one another that go under others, in a zone of their own. */
export const under = (zone: string): { readonly isAbove: IsSo; readonly isUnder: IsSo } => ({
  isAbove({ state }, card, from) {
    const speaker = state.cards[from.card];
    return speaker !== undefined && liesUnder(zone, speaker, card.id);
  },
  isUnder: (_, card, from) => liesUnder(zone, card, from.card),
});

const liesUnder = (zone: string, { place }: Card, upper: string): boolean =>
  zoneOf(place) === zone && holderOf(place) === upper;

/** Seats for which a rule is otherwise, each word with what it means and what a card calls them. */
export const ofSeats = <const Word extends string, const M extends Meanings>(
  word: Word,
  seats: M,
  called: { readonly [seat in keyof M]: string },
): FilterEntry<Word> =>
  filter(word, {
    means: 'For whom a rule is otherwise.',
    takes: oneOf(word, seats),
    isOfSeats: true,
    fits: () => false,
    says: (wanted) => ({ is: called[wanted] }),
  });

/** Whose card it is now: `theirs` is "another player's", `enemy` what stands before such cards. */
export const bySide = (theirs: string, enemy: string): FilterEntry<'side'> =>
  filter('side', {
    means: 'Whose card it is now.',
    takes: oneOf('side', { yours: 'Your own.', theirs: 'Of anybody else.' }),
    fits: (reading, card, wanted, from) =>
      (reading.rules.controllerOf(reading, card) === from.controller) === (wanted === 'yours'),
    says: side(theirs, enemy),
  });

export const byType = (types: readonly CardTypeEntry[]): FilterEntry<'type'> => {
  const nounOf = nounsOf(types);
  return filter('type', {
    means: 'What kind of card it is.',
    takes: oneOf('type', meaningsOf(types)),
    fits: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
    says: (wanted) => ({ noun: nounOf(wanted) }),
  });
};

export const byName: FilterEntry<'name'> = filter('name', {
  means: 'Has this name.',
  takes: text,
  fits: (reading, card, wanted) => faceOfCard(reading, card).name === wanted,
  says: (wanted) => ({ with: `the name ${wanted}` }),
});

/** One of the words that are printed on every card, as its element. */
export const byPrintedWord = <const Word extends string>(
  word: Word,
  takes: Shape<string>,
): FilterEntry<Word> =>
  filter(word, {
    means: `Its ${word}.`,
    takes,
    isPrinted: true,
    fits: (reading, card, wanted) => faceOfCard(reading, card).words[word] === wanted,
    says: (wanted) => ({ before: capital(wanted) }),
  });

export const byKeyword = <const K extends readonly ValueEntry[]>(
  keywords: K,
  has: (reading: Reading, card: Card, keyword: K[number]['word']) => boolean,
): FilterEntry<'keyword'> =>
  filter('keyword', {
    means: 'Has the keyword.',
    takes: oneOf('keyword', meaningsOf(keywords)),
    asks: (wanted) => wanted,
    fits: (reading, card, wanted) => has(reading, card, wanted),
    says: (wanted) => ({ with: keywords.find(({ word }) => word === wanted)?.name ?? wanted }),
  });

/** A number of a card, as filters ask for it. */
export interface Measure {
  /** Bounds that a card may name. */
  readonly takes: Shape<number>;
  now(reading: Reading, card: Card): number;
  /** "a cost of at most 3", where `bound` is "at most 3". */
  says(bound: string): string;
}

export const atMost = <const Name extends string>(
  name: Name,
  { takes, now, says }: Measure,
): FilterEntry<`${Name}AtMost`> =>
  filter(`${name}AtMost`, {
    means: `Has ${says('at most this')}.`,
    takes,
    asks: () => name,
    fits: (reading, card, wanted) => now(reading, card) <= wanted,
    says: (wanted) => ({ with: says(`at most ${wanted}`) }),
  });

export const atLeast = <const Name extends string>(
  name: Name,
  { takes, now, says }: Measure,
): FilterEntry<`${Name}AtLeast`> =>
  filter(`${name}AtLeast`, {
    means: `Has ${says('at least this')}.`,
    takes,
    asks: () => name,
    fits: (reading, card, wanted) => now(reading, card) >= wanted,
    says: (wanted) => ({ with: says(`at least ${wanted}`) }),
  });
