/**
 * What the parts of a game's table mean. A game names meanings and never coordinates; screens have
 * arrangements of their own for each size and number of seats.
 */

export interface Layout {
  /** The areas of a seat, from the middle of the table towards whoever sits there. */
  readonly seat: readonly Area[];
  /** What belongs to nobody, such as Pools. */
  readonly shared: readonly Area[];
  /** What lies on a card or under it. */
  readonly attached: readonly Attached[];
  /** Numbers in the line of a seat, what matters most first; a phone shows the first three. */
  readonly counters: readonly CounterLabel[];
  /** Counters of the table that say whose turn it is and which phase, by their names. */
  readonly turn: { readonly turn?: string; readonly active?: string; readonly phase?: string };
  /** Figures of a card in play, in their order. */
  readonly figures: readonly Figure[];
  /** What is drawn as pattern and letter at the edge of a tile. */
  readonly strip?: Strip;
}

export type Meaning =
  /** Stands against the other side: what fights. */
  | 'front'
  /** Stands behind the front. */
  | 'back'
  | 'hand'
  /** Seen as a number; its cards are laid out on demand, where there is something to see or pick. */
  | 'pile'
  /** A row that everybody may use. */
  | 'row'
  /** What waits to take effect. */
  | 'stack';

/** A zone, or a part of one: cards of a zone may lie in several areas by their positions. */
export interface Area {
  readonly zone: string;
  readonly as: Meaning;
  readonly title: string;
  /** Fixed positions, which are shown empty as well; absent where cards lie side by side. */
  readonly slots?: readonly LayoutSlot[];
  /** Only the cards that lie in none of the zone's positions, side by side. */
  readonly loose?: true;
}

/** Areas that are piles, by the titles of their zones. */
export const piles = (titles: { readonly [zone: string]: string }): readonly Area[] =>
  Object.entries(titles).map(([zone, title]) => ({ zone, as: 'pile', title }));

/** A zone of cards on a card: `on` it as an Item is, or `under` it and out of play. */
export interface Attached {
  readonly zone: string;
  readonly lies: 'on' | 'under';
  readonly title: string;
}

export interface LayoutSlot {
  readonly slot: number;
  /** `altar 1`. */
  readonly words: string;
}

/** A counter of the seat, or the number of cards that lie in one of its zones. */
export type CounterLabel = ({ readonly counter: string } | { readonly cardsIn: string }) & {
  readonly label: string;
  /** For a narrow screen. */
  readonly short?: string;
};

export interface Figure {
  /** One of the shown values. */
  readonly value: string;
  readonly label: string;
  /** A mark that is taken from it: damage from HP. */
  readonly less?: string;
}

export interface Strip {
  /** An attribute of the printed card, or `type`. */
  readonly attribute: string;
  /** For each of its values a letter and one of the patterns. */
  readonly values: { readonly [value: string]: StripMark };
}

export interface StripMark {
  readonly letter: string;
  readonly pattern: Pattern;
}

export type Pattern = 'rise' | 'fall' | 'level' | 'upright' | 'dots' | 'grid' | 'plain';
