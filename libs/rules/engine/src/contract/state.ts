/**
 * The whole situation of a game as plain data: cards in places, counters, modifiers, and the
 * stack of frames that says what the rules are doing and waiting for. A paused game is this value.
 */
import type { Json } from '../base/json.js';
import type { Watch } from './watch.js';

/** 1 for the first seat at the table. */
export type Seat = number;

export type CardId = string;

/** `zone@owner`: a seat (`hand@1`), 0 for a shared place (`pool@0`), or a card (`relics@c12`). */
export type Place = string;

export type Counters = Record<string, number>;

export interface Card {
  readonly id: CardId;
  /** Code of the printed card in the ruleset's sets. */
  readonly face: string;
  readonly owner: Seat;
  place: Place;
  /** Position in a zone with fixed positions, 0 elsewhere. */
  slot: number;
  /** Whatever the game keeps on a card: damage, attacks made, rested. Absent means 0. */
  marks: Counters;
  /** Who knows its face where the zone leaves that to who knew it (`who-knew`). */
  readonly knownTo?: KnownTo;
}

/** Everybody, or one seat; absent for nobody but the house. */
export type KnownTo = Seat | 'all';

/** A frame on the stack: one step of the rules half done. `kind` names the step, the rest is its own. */
export interface Frame {
  readonly kind: string;
  /** The decisions that it waits for; absent or empty while it is at work. */
  asks?: Asked[];
  /** The questions to be asked again when what came between is over (`meanwhile.ts`). */
  again?: readonly Omit<Asked, 'id'>[];
}

/** A decision that is open; its options follow from the state (`decisions`). */
export interface Asked {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  /** Whether nobody waits for the answer: the question may be left open until play goes on. */
  readonly optional?: true;
  /** How many are to be chosen, where everybody may know the number, if not what there is. */
  readonly howMany?: HowMany;
}

export interface HowMany {
  readonly min: number;
  readonly max: number;
}

/** A change of a value for a time, never written into the base value. */
export interface Modifier {
  readonly id: string;
  /** The card that it changes. */
  readonly card: CardId;
  readonly what: string;
  readonly by: number;
  /** `by` is what the value becomes, whatever is printed; the others are added to that. */
  readonly sets?: true;
  /** When the modifier ends: a word of the game, such as `turn` (`endModifiers`). */
  readonly until: string;
  /** The seat whose effect gave it. */
  readonly giver: Seat;
}

/**
 * Values of cards by the names by which an effect calls them (`self`), as they last were: the effect
 * reads these where a game says that the cards count no more.
 */
export interface Was {
  readonly [name: string]: Readonly<Counters>;
}

/** An ability that was set off and waits for its turn, with what was true when it was. */
export interface Trigger {
  readonly timing: string;
  readonly face: string;
  readonly ability: number;
  readonly card: CardId;
  readonly controller: Seat;
  /** The order in which the game puts a trigger among those that wait with it; smaller first. */
  readonly rank: number;
  /** The other card of the happening, where there is one. */
  readonly it?: CardId;
  readonly was?: Was;
}

export interface Outcome {
  /** Places in order; seats that share a place stand together. One group of all is a draw. */
  readonly places: readonly (readonly Seat[])[];
  /** A kebab-case fact: `life-lost`, `conceded`, `draw-by-limit`. */
  readonly reason: string;
}

export interface State {
  readonly ruleset: string;
  readonly seats: number;
  /** How each hole in the rules is read; a ruling may change it in the middle of a game. */
  options: { readonly [name: string]: Json };
  table: Counters;
  /** Counters by seat; index 0 stays empty so that a seat is its own index. */
  readonly players: Counters[];
  readonly cards: Record<CardId, Card>;
  readonly places: Record<Place, CardId[]>;
  modifiers: Modifier[];
  stack: Frame[];
  pending: Trigger[];
  /** Next number of each family of ids (`Zone.ids` says which family a zone uses). */
  readonly ids: Counters;
  /** Decisions asked so far; the next one's number. */
  asked: number;
  /** Chance asked so far. */
  draws: number;
  outcome: Outcome | null;
  /** The action goes on by itself (`Paused.goesOn`): nothing else can happen before. */
  goesOn?: number;
  /** What is remembered of situations, only in games that count those which come back. */
  watch?: Watch;
}
