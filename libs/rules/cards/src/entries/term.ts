/** Words of a language that stand for one thing each: how long, what is paid, where, what is counted. */
import type { CardFace, Rules } from '@scoresheet/rules-engine';
import type { Noun } from '../say/card-words.js';
import type { Words } from '../shape/shape.js';

interface Term<Word extends string> {
  readonly word: Word;
  readonly means: string;
}

type About<Entry> = Omit<Entry, 'word'>;

/** How long a change holds. */
export interface DurationEntry<Word extends string = string> extends Term<Word> {
  /** "until the turn ends". */
  readonly says: string;
}

/** What becomes of cards that are given as a part of a price (`Payment.how`). */
export interface PaymentEntry<Word extends string = string> extends Term<Word> {
  /** "put a monster into the drop zone". */
  readonly says: (cards: string) => string;
}

/** A number of a seat, as conditions ask for it. */
export interface CounterEntry<Word extends string = string> extends Term<Word> {
  readonly says: string;
}

/** Where cards are looked for that are not on the table. */
export interface ZoneEntry<Word extends string = string> extends Term<Word> {
  /** "in your hand"; `whose` is empty where it may be anybody's. */
  readonly says: (whose: string) => string;
}

/** Targets that are no cards. */
export interface ThingEntry<Word extends string = string> extends Term<Word> {
  readonly noun: Noun;
  readonly there: NonNullable<Rules['things']>[string];
}

/** Cards that effects call by a word of the game. */
export interface NamedEntry<Word extends string = string> extends Term<Word> {
  readonly says: (face: CardFace) => string;
  /** The cards that are meant; absent for `self`, which the engine knows. */
  readonly there?: NonNullable<Rules['named']>[string];
}

/** What kind of card there is, and what it has besides code, name, type and flavour. */
export interface CardTypeEntry<Word extends string = string> extends Term<Word> {
  readonly noun: Noun;
  readonly takes: Words;
}

export const duration = <const W extends string>(word: W, entry: About<DurationEntry>) =>
  ({ word, ...entry }) satisfies DurationEntry<W>;
export const payment = <const W extends string>(word: W, entry: About<PaymentEntry>) =>
  ({ word, ...entry }) satisfies PaymentEntry<W>;
export const counter = <const W extends string>(word: W, entry: About<CounterEntry>) =>
  ({ word, ...entry }) satisfies CounterEntry<W>;
export const zone = <const W extends string>(word: W, entry: About<ZoneEntry>) =>
  ({ word, ...entry }) satisfies ZoneEntry<W>;
export const thing = <const W extends string>(word: W, entry: About<ThingEntry>) =>
  ({ word, ...entry }) satisfies ThingEntry<W>;
export const named = <const W extends string>(word: W, entry: About<NamedEntry>) =>
  ({ word, ...entry }) satisfies NamedEntry<W>;
export const cardType = <const W extends string>(word: W, entry: About<CardTypeEntry>) =>
  ({ word, ...entry }) satisfies CardTypeEntry<W>;
