/**
 * A toy duel, small enough to be written three times: on our interpreter, on boardgame.io, and by
 * hand. Here stands what the three share, so that they play the same game: numbers, cards, and
 * the shape in which their tables are compared.
 *
 * Two seats have the same deck of 30. A turn brings energy and a card; its seat plays units from
 * its hand, attacks once with each unit that was there before, and ends the turn. Who has no life
 * left, or no card to draw, has lost.
 */

export const LIFE = 30;
export const OPENING_HAND = 5;
export const ENERGY_A_TURN = 3;
export const FIELD_LIMIT = 5;
const COPIES = 3;

interface Unit {
  readonly cost: number;
  readonly power: number;
  readonly toughness: number;
  /** Life that the other seat loses when it comes to the field. */
  readonly arrival: number;
}

const unit = (cost: number, power: number, toughness: number, arrival = 0): Unit => ({
  cost,
  power,
  toughness,
  arrival,
});

export const UNITS: { readonly [face: string]: Unit } = {
  squire: unit(1, 1, 2),
  wasp: unit(1, 2, 1),
  archer: unit(1, 1, 1, 1),
  guard: unit(2, 1, 4),
  rider: unit(2, 3, 2),
  herald: unit(2, 2, 2, 1),
  knight: unit(3, 3, 4),
  ogre: unit(3, 5, 2),
  wall: unit(3, 0, 7),
  drake: unit(3, 3, 2, 2),
};

/** 30 cards. */
export const DECK: readonly string[] = Object.keys(UNITS).flatMap((face) =>
  Array.from({ length: COPIES }, () => face),
);

export function unitOf(face: string): Unit {
  const found = UNITS[face];
  if (!found) throw new Error(`the duel has no card '${face}'`);
  return found;
}

/** How the two decks lie: `orders[seat - 1][i]` is the place in `DECK` of the card at index i. */
export type Deal = readonly [readonly number[], readonly number[]];

/** The dealt decks, bottom first. */
export const decksOf = ([first, second]: Deal): [string[], string[]] => [
  first.map((index) => DECK[index] as string),
  second.map((index) => DECK[index] as string),
];

export interface Fighter {
  face: string;
  damage: number;
  /** 1: it has attacked, or came this turn. */
  rested: number;
}

/** Faces from the bottom up, or their number where the viewer may not know them. */
export type Pile = readonly string[] | number;

interface SideShown {
  readonly life: number;
  readonly energy: number;
  readonly deck: Pile;
  readonly hand: Pile;
  readonly field: readonly Fighter[];
  readonly trash: readonly string[];
}

/** A table as a viewer may know it. Sides in the order of the seats. */
export interface Shown {
  readonly turn: number;
  /** The seat whose turn it is: 1 or 2. */
  readonly active: number;
  readonly winner: number | null;
  readonly sides: readonly SideShown[];
}

export type DuelViewer = 1 | 2 | 'public';

export const DUEL_VIEWERS: readonly DuelViewer[] = [1, 2, 'public'];
