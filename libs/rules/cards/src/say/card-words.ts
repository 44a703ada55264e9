/**
 * The words of a game's cards. The engine knows how a sentence is put together (`card.ts`); a game
 * says in this table what its timings, verbs, filters and values are called. Entries are pieces of
 * a sentence: no capital at the beginning, no full stop at the end.
 */
import type { Json } from '@scoresheet/rules-engine';
import type { CardFace, Instruction } from '@scoresheet/rules-engine';

/** One and many: `['Hero', 'Heroes']`. */
export type Noun = readonly [one: string, many: string];

type Table<T> = { readonly [word: string]: T };

export interface CardWords {
  /** What is meant where no filter names a kind: `['card', 'cards']`. */
  readonly card: Noun;
  readonly timings: Table<TimingWords>;
  /** Parts of a cost, with what is paid. */
  readonly costs: Table<(paid: number) => string>;
  /** What becomes of cards that are paid (`Payment.how`): "put a monster into the drop zone". */
  readonly payments?: Table<(cards: string) => string>;
  /** Words for an ability that may be used again: "any number of times a turn". */
  readonly again?: string;
  /** How a choice is ordered where it is not "choose": "target". */
  readonly choose?: string;
  /** What targets are called that are no cards (`Choosing.things`). */
  readonly things?: Table<Noun>;
  /** Filters in the order in which their words stand in a sentence. */
  readonly filters: Table<FilterWords>;
  /**
   * Words for zones of cards that are not on the table; `whose` is empty where it may be anybody's.
   */
  readonly zones: Table<(whose: string) => string>;
  /** Cards that instructions call by a word: `self` and those of `Rules.named`. */
  readonly named: Table<(face: CardFace) => string>;
  readonly values: Table<ValueWords>;
  /** Counters of a seat, as conditions ask for them: "Life". */
  readonly counters: Table<string>;
  readonly verbs: Table<VerbWords>;
  readonly durations: Table<string>;
  /** Words for the card that gets the printed stats and keywords, where that is another card. */
  bearerOf?(face: CardFace): string | undefined;
}

export interface TimingWords {
  /** What is printed before the colon; none where a card has but one use. */
  readonly label?: string;
  /** The other card of what happened: "the attacked card". */
  readonly it?: string;
}

/** Says what a filter means for the value that a card names. */
export type FilterWords = (wanted: Json, about: FilterContext) => Described;

export interface FilterContext {
  readonly face: CardFace;
  /** Whether the selector names a zone, so that the cards lie in someone's pile or hand. */
  readonly elsewhere: boolean;
}

/** What a filter adds to the words for a group of cards. */
export interface Described {
  readonly yours?: true;
  readonly other?: true;
  /** "enemy", "damaged". */
  readonly before?: string;
  readonly noun?: Noun;
  /** What the cards have: "Guard", "3 HP or less". */
  readonly with?: string;
  /** "in the Altar". */
  readonly after?: string;
  /** Words for whose pile or hand it is: "your". */
  readonly whose?: string;
  /** The one card that can be meant: "this Hero". */
  readonly is?: string;
}

export interface ValueWords {
  /** "ATK", as in "where X is its ATK". */
  readonly name: string;
  /** A change by a number, "-1", or by "X": "+2 ATK". */
  change(by: string): string;
}

/** What an instruction says, in pieces. */
export interface InstructionSaid {
  readonly instruction: Instruction;
  /** The amount: "3", or "X" with a tail that says what X is. */
  readonly number: string;
  readonly to: Reference;
  /** The other card of an instruction that takes two. */
  readonly with: Reference;
  /** The changed value with the number: "+2 ATK". */
  readonly change: string;
  /** One of the cards that the instruction looks for by `for`: "a Hero"; empty where it has none. */
  readonly sought: string;
  /** What the instruction offers by `does`, after "may": "draw 1 card"; empty where it offers nothing. */
  readonly offered: string;
}

/** Cards as an instruction speaks of them: "it" after a choice, or "each enemy Hero". */
export interface Reference {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly many: boolean;
}

/**
 * An order to the reader ("draw 1 card"), a statement ("your opponent draws 1 card"), or a lead on
 * which all that follows depends ("Roll of 5").
 */
export type Clause =
  | { readonly order: string }
  | { readonly statement: string }
  | { readonly lead: string };

export type VerbWords = (said: InstructionSaid) => Clause;
