/** What a game tells a person who never saw it, and its words for the table and for answers. */
import type { Phrase } from './phrase.js';

export interface Primer {
  /** Pages by the word that asks for them, in the order in which they are best read. */
  readonly topics: { readonly [word: string]: Topic };
  /** Other words that a person may ask for a page by. */
  readonly alsoCalled: { readonly [word: string]: string };
  readonly decisions: { readonly [kind: string]: DecisionWords };
  /** Words for counters. Counters without words are internal, and no text has them. */
  readonly counters: { readonly [counter: string]: NumberWords };
  readonly marks: { readonly [mark: string]: NumberWords };
  /** Words for zones. Zones without words are internal, and no text has them. */
  readonly zones: { readonly [zone: string]: string };
  /** What a card is given for a time, where it has words of its own: `silenced`. */
  readonly changes: { readonly [what: string]: ChangeWords };
  /** How long that lasts; `turn-of` is said of `turn-of-2`, with `{}` for the seat. */
  readonly durations: { readonly [until: string]: string };
  /** What an option of the match means where it is not set as usual. */
  readonly readings: { readonly [option: string]: { readonly [value: string]: string } };
  /** What is meant that is no card, with the `{seat}` whose it is: `fighter` of `fighter-2`. */
  readonly targets?: { readonly [what: string]: string };
  /** Attributes of a card that matter at the table, besides its values. */
  readonly attributes: readonly string[];
  /** Forms of what happened, such as `{card} heals {amount}`; empty ones are not told. */
  readonly stories: { readonly [what: string]: readonly string[] };
  /** How moves between two zones are told; where words are empty, something else tells of it. */
  readonly moves: readonly MoveWords[];
  /** Fixed places, in the order in which a table shows them; empty where cards just lie there. */
  readonly positions: readonly Position[];
  /** How answers are said, the first that fits counts. */
  readonly phrases: readonly Phrase[];
  readonly wishes: readonly Wish[];
  /** What each way to end a game means: `liquidation`. */
  readonly endings: Endings;
}

export interface Topic {
  readonly title: string;
  /** Paragraphs, and rows of a word and what it means. */
  readonly says: readonly (string | readonly (readonly string[])[])[];
}

/** What is said of a kind of decision. */
export interface DecisionWords {
  readonly title: string;
  /** A hint for whoever meets the decision first: what it is about, and the rules. */
  readonly hint: string;
  /** What others are told of an answer that they may not know: "settles". */
  readonly hidden: string;
  /**
   * What others are told of a hidden answer after which they see nothing happen, if only one answer
   * is like that: "passes".
   */
  readonly unseen?: string;
}

/** The ways in which the rules of a game end it, and what each means. */
export interface Endings {
  readonly [reason: string]: string;
}

/** `{}` stands for the number; of a list the number is the place. What has no words is not said. */
export interface NumberWords {
  /** As it stands at the table. */
  readonly shown?: string | readonly string[];
  /** As it is told that it changed. */
  readonly told?: string;
  /** A counter of every seat that is shown at 0 as well. */
  readonly always?: boolean;
  /** The keyword that counts for nothing on a card with this mark. */
  readonly stopsKeyword?: string;
}

interface ChangeWords {
  readonly shown: string;
  /** Whether the keywords of the card count for nothing meanwhile. */
  readonly stopsKeywords?: boolean;
}

/** `{card}`, `{where}` it lies now, the `{seat}` it belongs to, the `{holder}` of what it is on. */
interface MoveWords {
  readonly from: string;
  readonly to: string;
  readonly says: string;
}

/** A position of a zone by what it is called: `altar 1`. */
export interface Position {
  readonly words: string;
  readonly zone: string;
  readonly slot: number;
}

/** Something that a person may want of a card. */
export interface Wish {
  /** The kind of decision that it would answer. */
  readonly when: string;
  /** The zone in which the card lies. */
  readonly zone: string;
  /** Whether the card is somebody else's; `{own}` is then each own card in the zone. */
  readonly against?: boolean;
  /** "attack it with {own}". */
  readonly says: string;
  /** The id of the option: `attack {own} {card}`. */
  readonly id: string;
}
