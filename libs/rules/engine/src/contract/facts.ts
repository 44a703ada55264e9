/**
 * Facts: each is one thing that became true, and facts alone rebuild the state (`evolve`).
 * The kinds are the same for all games; a game tells its own story by `happened`.
 */
import type { Json } from '../base/json.js';
import type { CardId, Frame, KnownTo, Modifier, Outcome, Place, Seat, Trigger } from './state.js';

/** Cards that came into the game, in the order in which they lie, bottom first. */
export interface Stocked {
  readonly kind: 'stocked';
  readonly owner: Seat;
  readonly to: Place;
  readonly faces: readonly string[];
  /** The family that their ids are of: each takes the family's next number. */
  readonly family: string;
}

/** A card changed its place. `as` is its id from now on: the same id means the same object. */
export interface Moved {
  readonly kind: 'moved';
  readonly card: CardId;
  readonly as: CardId;
  readonly face: string;
  readonly from: Place;
  readonly to: Place;
  readonly slot: number;
  /** The card came to lie below what was there, not on top. */
  readonly under?: true;
  /** Who knows its face from now on, in a zone that leaves that to who knew it. */
  readonly knownTo?: KnownTo;
}

/** `order[i]` is the former index of what now lies at index i. */
export interface Shuffled {
  readonly kind: 'shuffled';
  readonly place: Place;
  readonly order: readonly number[];
}

export interface Rolled {
  readonly kind: 'rolled';
  readonly sides: number;
  readonly shown: number;
}

/** One of `of` things was picked by chance. */
export interface Picked {
  readonly kind: 'picked';
  readonly of: number;
  readonly index: number;
}

/** A counter has a new value: of a seat, or of the table where `seat` is 0. */
export interface Counted {
  readonly kind: 'counted';
  readonly seat: Seat | 0;
  readonly what: string;
  readonly to: number;
}

export interface Marked {
  readonly kind: 'marked';
  readonly card: CardId;
  readonly place: Place;
  readonly mark: string;
  readonly to: number;
}

/** A card took another position of the same zone; it is the same object. */
export interface Slotted {
  readonly kind: 'slotted';
  readonly card: CardId;
  readonly place: Place;
  readonly slot: number;
}

export interface Modified {
  readonly kind: 'modified';
  /** The place of the changed card: who can tell it from others there may know of the change. */
  readonly place: Place;
  readonly modifier: Modifier;
}

export interface Unmodified {
  readonly kind: 'unmodified';
  readonly place: Place;
  readonly ids: readonly string[];
}

/** Faces of cards in a hidden place were shown to one seat, or to all where `seat` is 0. */
export interface Shown {
  readonly kind: 'shown';
  readonly seat: Seat | 0;
  readonly place: Place;
  readonly faces: readonly string[];
}

/** The rules wait: the stack above its first `keep` frames, the triggers, the decisions asked. */
export interface Paused {
  readonly kind: 'paused';
  readonly keep: number;
  readonly frames: readonly Frame[];
  /** Abilities that wait; absent where none do, so that an open event needs no sealed line. */
  readonly pending?: readonly Trigger[];
  readonly asked: number;
  /** The event is full, and nobody is asked: so many events the action has taken up to here. */
  readonly goesOn?: number;
  /**
   * What was done where the seat might have passed, by a number that is the same for the same act;
   * only in games that count situations.
   */
  readonly acted?: number;
}

/**
 * The same (`Paused.acted`) of an act with cards that not all see. It is for the house alone, since
 * which cards they were might be guessed from it, and a fact of its own, so that little is sealed.
 */
export interface ActedUnseen {
  readonly kind: 'acted-unseen';
  readonly act: number;
}

/** A hole in the rules is read otherwise from here on: a judge has ruled in the middle of a game. */
export interface Ruled {
  readonly kind: 'ruled';
  readonly option: string;
  readonly value: Json;
}

export interface Ended {
  readonly kind: 'ended';
  readonly outcome: Outcome;
}

/**
 * A happening in the game's own words (`attack-declared`, `damage-dealt`): what people read and
 * what triggers listen to. It changes nothing by itself; the facts beside it do.
 */
export interface Happened {
  readonly kind: 'happened';
  readonly what: string;
  readonly [field: string]: Json;
}

export type Fact =
  | Stocked
  | Moved
  | Shuffled
  | Rolled
  | Picked
  | Counted
  | Marked
  | Slotted
  | Modified
  | Unmodified
  | Shown
  | Paused
  | Ruled
  | ActedUnseen
  | Ended
  | Happened;
