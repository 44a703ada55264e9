/**
 * An option as a person makes it at a table: a verb, and what is pointed at or said, in its order.
 * `play hand1-3 altar-1` is the verb `play` with a card and a slot.
 */
import type { CardId, Option, Seat } from '@scoresheet/rules-engine';

export type Pick =
  /** A card that the viewer can tell from others, wherever it lies. */
  | { readonly is: 'card'; readonly card: CardId }
  /** A printed card, of which any copy is meant. */
  | { readonly is: 'face'; readonly face: string }
  /**
   * A position of a seat's zone, or of a shared one where `seat` is 0. Position 0 is the zone as a
   * whole, such as a pile.
   */
  | {
      readonly is: 'slot';
      readonly seat: Seat | 0;
      readonly zone: string;
      readonly slot: number;
    }
  /** A player, or something that is theirs (`deck`, `fighter`, `life`). */
  | { readonly is: 'seat'; readonly seat: Seat; readonly what?: string }
  /**
   * What waits for its turn, such as a Skill on the stack or an ability that was set off; `card` or
   * `face` says whose it is where the item's own name does.
   */
  | {
      readonly is: 'item';
      readonly item: string;
      readonly card?: CardId;
      readonly face?: string;
    }
  /** A number of something: of cards from a Pool, say. */
  | { readonly is: 'amount'; readonly amount: number; readonly of?: string }
  /** A word of the game for how it is done. */
  | { readonly is: 'mode'; readonly mode: string };

/** Picks that belong together: they are pointed at one after another, in any order. */
export interface PickStep {
  /** What the game calls them: `foe`, `give`. */
  readonly as?: string;
  readonly picks: readonly Pick[];
}

export interface ReadOption {
  /** A word of the game: `attack`; empty where pointing says it all. */
  readonly verb: string;
  readonly steps: readonly PickStep[];
}

/** The decision that an option answers, as far as its reading depends on it. */
export interface AskedOf {
  readonly kind: string;
  /** The seat that is asked: `altar-1` is a slot of its side. */
  readonly seat: Seat;
}

/** How the options of a decision read. It depends on nothing but who is asked what, and the option. */
export type OptionReader = (asked: AskedOf, option: Option) => ReadOption;

/** Picks are alike if they have the same key: `card c12`, `slot 1 field 4`. */
export function pickKey(pick: Pick): string {
  switch (pick.is) {
    case 'card':
      return `card ${pick.card}`;
    case 'face':
      return `face ${pick.face}`;
    case 'slot':
      return `slot ${pick.seat} ${pick.zone} ${pick.slot}`;
    case 'seat':
      return `seat ${pick.seat} ${pick.what ?? ''}`;
    case 'item':
      return `item ${pick.item}`;
    case 'amount':
      return `amount ${pick.amount} ${pick.of ?? ''}`;
    case 'mode':
      return `mode ${pick.mode}`;
  }
}
