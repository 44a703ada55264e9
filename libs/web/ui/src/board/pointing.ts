/** What may be pointed at on a board, and what comes of it. */
import type { BoardArea, BoardPlace, Tile } from '@scoresheet/rules-presentation';
import { createContext, useContext } from 'react';
import type { TileState } from '../tile/tile.js';

/** Where a place lies. */
export type PlaceArea = Pick<BoardArea, 'as' | 'seat' | 'zone' | 'title'>;

export interface Pointing {
  readonly stateOfTile: (tile: Tile) => TileState | undefined;
  readonly stateOfPlace: (area: PlaceArea, place: BoardPlace) => TileState | undefined;
  readonly stateOfSeat: (seat: number) => TileState | undefined;
  readonly pointAtTile: (tile: Tile) => void;
  readonly pointAtPlace: (area: PlaceArea, place: BoardPlace) => void;
  readonly pointAtSeat: (seat: number) => void;
  /** Shows the full text of a card. */
  readonly openTile: (tile: Tile) => void;
  /** The card is part of what is shown just now: it attacks, is hit, or has come. */
  readonly isStruck: (tile: Tile) => boolean;
}

const nothing = (): undefined => undefined;

/** A board that is looked at. */
export const LOOKING: Pointing = {
  stateOfTile: nothing,
  stateOfPlace: nothing,
  stateOfSeat: nothing,
  pointAtTile: nothing,
  pointAtPlace: nothing,
  pointAtSeat: nothing,
  openTile: nothing,
  isStruck: () => false,
};

export const PointingContext = createContext<Pointing>(LOOKING);
export const usePointing = (): Pointing => useContext(PointingContext);
