/**
 * The vocabulary in which cards are written: a tree of data that the engine carries out
 * (`effect.ts`) and that a game extends by verbs, filters and values of its own.
 */
import type { Json } from '../base/json.js';
import type { Play } from './play.js';
import type { Reading } from './rules.js';
import type { Card, CardId, Seat, Was } from './state.js';

/** A printed card. Games add their own columns (`stats`, `keywords`). */
export interface CardFace {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly cost: number;
  readonly stats: { readonly [stat: string]: number };
  readonly keywords: { readonly [keyword: string]: number };
  readonly words: { readonly [attribute: string]: string };
  readonly abilities: readonly Ability[];
}

export interface Ability {
  /** `on-deploy`, `passive`, `activate`, …: a word of the game. */
  readonly timing: string;
  readonly may?: boolean;
  readonly when?: Condition;
  /** What its controller gives up; the game knows the words (`energy`). */
  readonly cost?: { readonly [part: string]: number };
  /** Cards that are given up as a part of the cost, whatever its other parts are. */
  readonly pays?: readonly Payment[];
  /** May be used again in the same turn, in a game that allows each ability once. */
  readonly again?: true;
  readonly choose?: readonly Choosing[];
  readonly does: readonly Instruction[];
  /** A lasting effect: values of cards that it changes while it stands. */
  readonly lasting?: readonly Lasting[];
}

/** A target, chosen before anything is done and called by its name after that. */
export interface Choosing {
  readonly name: string;
  readonly from: Selector;
  readonly min: number;
  readonly max: number;
  /**
   * Chosen from cards that not everybody sees: asked even where nothing fits, and answered with
   * what there is, because a question that does not come would tell what a hand holds.
   */
  readonly hidden?: true;
  /** A word of the game for targets that are no cards (`Rules.things`); it reads `from`. */
  readonly things?: string;
  /** The rules say it of every such ability, so that no card has to. */
  readonly unsaid?: true;
}

/** Cards that are paid, chosen with the cost; `how` is the game's word for what becomes of them. */
export interface Payment extends Choosing {
  readonly how: string;
}

export interface Lasting {
  readonly on: Selector;
  readonly what: string;
  readonly by: Amount;
}

/** A lasting change that holds now, and the effect from which it is read. */
export interface Standing {
  readonly change: Lasting;
  readonly effect: Effect;
  /** Whether the change means a card. */
  readonly means: (reading: Reading, card: Card, from: Standpoint) => boolean;
  /** How much it is now. */
  readonly by: (reading: Reading, effect: Effect) => number;
  /** How much it adds to a card, where the value may depend on itself; absent elsewhere. */
  readonly inCircle?: (card: Card) => number;
}

/** A lasting change whose condition has not been asked yet. */
export interface PossibleChange extends Standing {
  readonly holds: (reading: Reading, effect: Effect) => boolean;
  /** The place of the change among those of its ability. */
  readonly number: number;
}

/** Cards that fit every filter it names. */
export interface Selector {
  readonly [filter: string]: Json;
}

/** A number, or a count of cards, or a value of a card. */
export type Amount =
  | number
  | { readonly count: Selector; readonly times?: number }
  | { readonly value: string; readonly of: string };

export interface Condition {
  readonly count?: Selector;
  readonly counter?: string;
  readonly of?: 'you' | 'opponent';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One thing that an effect does: a verb and what it needs. */
export interface Instruction {
  readonly verb: string;
  /** Cards: a name given by `choose`, `self`, `it`, `host`, or a selector. */
  readonly to?: string | Selector;
  readonly amount?: Amount;
  readonly [word: string]: Json | undefined;
}

/** An effect: the card and text that it comes from, and what it has chosen. */
export interface Effect {
  readonly card: CardId;
  readonly face: string;
  readonly ability: number;
  readonly controller: Seat;
  readonly it?: CardId;
  readonly chosen: { readonly [name: string]: readonly CardId[] };
  readonly was?: Was;
  /** What the controller was offered and takes; it is done instead of what the ability does. */
  readonly offered?: readonly Instruction[];
}

/** Carries out an instruction, by `happen` or by the kernel's acts. */
export type Verb = (play: Play, effect: Effect, instruction: Instruction) => void;

/** Whether a card fits. `from` is the effect's card and seat. */
export type Filter = (reading: Reading, card: Card, wanted: Json, from: Standpoint) => boolean;

/** The place from which a selector is read: "your", "other", "this". */
export interface Standpoint {
  readonly card: CardId;
  readonly controller: Seat;
  readonly it?: CardId;
}
