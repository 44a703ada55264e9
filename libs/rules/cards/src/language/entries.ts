/** All words in which the cards of a game are written: what a game hands over to have a language. */
import type { CardFace } from '@scoresheet/rules-engine';
import type { CostEntry } from '../entries/cost.js';
import type { FilterEntry } from '../entries/filter.js';
import type {
  CardTypeEntry,
  CounterEntry,
  DurationEntry,
  NamedEntry,
  PaymentEntry,
  ThingEntry,
  ZoneEntry,
} from '../entries/term.js';
import type { TimingEntry } from '../entries/timing.js';
import type { RuleEntry, ValueEntry } from '../entries/value.js';
import type { VerbEntry } from '../entries/verb.js';
import type { CardWords, Noun } from '../say/card-words.js';
import type { Check, Meanings, Shape, Words } from '../shape/shape.js';

export interface Entries {
  /** What is meant where no filter names a kind: `['card', 'cards']`. */
  readonly card: Noun;
  readonly types: readonly CardTypeEntry[];
  readonly timings: readonly TimingEntry[];
  readonly verbs: readonly VerbEntry[];
  /** In the order in which their words stand in a sentence. */
  readonly filters?: readonly FilterEntry[];
  readonly values?: readonly ValueEntry[];
  readonly zones?: readonly ZoneEntry[];
  readonly named: readonly NamedEntry[];
  readonly durations?: readonly DurationEntry[];
  readonly counters?: readonly CounterEntry[];
  readonly costs?: readonly CostEntry[];
  readonly payments?: readonly PaymentEntry[];
  readonly things?: readonly ThingEntry[];
  readonly seats: SeatWords;
  readonly most: Limits;
  /** How a choice is ordered where it is not "choose": "target". */
  readonly choose?: string;
  /** Words for an ability that may be used again: "any number of times a turn". */
  readonly again?: string;
  /** Words of what the game itself adds to a card as it is read: no card file says them. */
  readonly added?: Partial<Pick<CardWords, 'timings' | 'costs'>>;
  /** Words for the card that gets what is printed on this one, where that is another card. */
  bearerOf?(face: CardFace): string | undefined;
  /** What every card has between its name and what its type asks for. */
  readonly printed?: Words;
  /** What no shape can say of a choice, of an ability, of a card. */
  readonly checks?: Checks;
  /** An ability that is written in another way, told by a word of its own: `attack`. */
  readonly shorthand?: Shorthand;
}

export interface Shorthand {
  readonly word: string;
  readonly shape: Shape;
  /** Cards that its effects can name without choosing them. */
  readonly names: readonly string[];
}

/** How instructions and conditions name seats. */
export interface SeatWords {
  /** What a seat is called where a word for one is missing: "there is no player 'me'". */
  readonly noun: string;
  readonly who: Meanings;
  /** Things whose choice is a choice of seats: then its name calls them as well. */
  readonly orChosen?: readonly string[];
  /** Whose counter a condition asks for; absent where it is always the own one. */
  readonly of?: Meanings;
}

/** The largest numbers that a card may name. */
export interface Limits {
  readonly amount: number;
  /** For each card that is counted. */
  readonly times: number;
  /** Targets of one choice. */
  readonly targets: number;
  /** In bounds of conditions. */
  readonly bound: number;
  /** Counters that may be less than nothing are asked for below it as well. */
  readonly boundLeast?: number;
}

interface Checks {
  readonly choosing?: readonly Check[];
  /** Asked even where the shape of the ability is wrong, so that all is told at once. */
  readonly ability?: readonly Check[];
  readonly card?: readonly Check[];
  /** Rules for cards of a set; cards on trial (`TRIAL_SET`) may break them. */
  readonly printed?: readonly Check[];
}

/** The words of a list of entries, as a union: a type that follows from what is declared. */
export type WordOf<E extends readonly { readonly word: string }[]> = E[number]['word'];

/** The words of entries, in their order. */
export const wordsOf = <const E extends readonly { readonly word: string }[]>(
  entries: E,
): readonly WordOf<E>[] => entries.map(({ word }) => word);

/** What each of them means. */
export const meaningsOf = <const E extends readonly Explained[]>(
  entries: E,
): { readonly [W in WordOf<E>]: string } =>
  Object.fromEntries(entries.map(({ word, means }) => [word, means])) as {
    readonly [W in WordOf<E>]: string;
  };

/** What cards of a kind are called; a kind that nobody knows is a "card". */
export function nounsOf(types: readonly CardTypeEntry[]): (type: string) => Noun {
  const nouns = new Map(types.map(({ word, noun }) => [word, noun]));
  return (type) => nouns.get(type) ?? ['card', 'cards'];
}

/** What rules say of every seat while no card says otherwise. */
export const usualOf = <const R extends readonly RuleEntry[]>(
  rules: R,
): { readonly [W in WordOf<R>]: number } =>
  Object.fromEntries(rules.map(({ word, usual }) => [word, usual])) as {
    readonly [W in WordOf<R>]: number;
  };

interface Explained {
  readonly word: string;
  readonly means: string;
}
