/**
 * An option as a person makes it at a table: a verb, and what is pointed at or said, in its order.
 * `play c4 altar-1` is the verb `play` with a card and a slot.
 */
import type { CardId, Option, Seat } from '@scoresheet/rules-engine';

export type Pick =
  /** A card that the viewer can tell from others, wherever it lies. */
  | { readonly is: 'card'; readonly card: CardId }
  /** A printed card, of which any copy is meant. */
  | { readonly is: 'face'; readonly face: string }
  /** A position of a seat's zone, or of a shared one where `seat` is 0. */
  | {
      readonly is: 'slot';
      readonly seat: Seat | 0;
      readonly zone: string;
      readonly slot: number;
    }
  /** A player, or something that is theirs (`deck`, `fighter`). */
  | { readonly is: 'seat'; readonly seat: Seat; readonly what?: string }
  /** What waits for its turn in a window, such as a Skill on the stack. */
  | { readonly is: 'item'; readonly item: string }
  /** A number of something: of cards from a Pool, say. */
  | { readonly is: 'amount'; readonly amount: number; readonly of?: string }
  /** A word of the game for how it is done. */
  | { readonly is: 'mode'; readonly mode: string };

export interface ReadOption {
  /** A word of the game: `attack`; empty where pointing says it all. */
  readonly verb: string;
  readonly picks: readonly Pick[];
}

/** How the options of a kind of decision read. It depends on nothing but the option itself. */
export type OptionReader = (kind: string, option: Option) => ReadOption;

/** Picks are alike if they have the same key. */
export const pickKey = (pick: Pick): string => JSON.stringify(pick, Object.keys(pick).sort());
