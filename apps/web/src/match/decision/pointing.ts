/** What of a board may be pointed at for a choice, and what comes of it. */
import {
  pickKey,
  type Beat,
  type BoardPlace,
  type Pick,
  type Tile,
} from '@scoresheet/rules-presentation';
import { LOOKING, type PlaceArea, type Pointing, type TileState } from '@scoresheet/web-ui';
import type { MadeChoice } from './use-choice.js';

export interface PointingOptions {
  readonly choice: MadeChoice | undefined;
  readonly openTile: (tile: Tile) => void;
  /** What is shown just now: whom it happens to is marked. */
  readonly beat?: Beat | undefined;
}

export function pointingFor({ choice, openTile, beat }: PointingOptions): Pointing {
  const isStruck = ({ card }: Tile): boolean => card !== undefined && !!beat?.to.includes(card);
  if (!choice) return { ...LOOKING, openTile, isStruck };
  const next = new Map(choice.next.map((pick) => [pickKey(pick), pick]));
  const chosen = new Set(choice.made.picks.map(pickKey));
  const offered: TileState = choice.made.picks.length === 0 ? 'can' : 'target';
  const stateOf = (picks: readonly Pick[]): TileState | undefined => {
    if (picks.some((pick) => next.has(pickKey(pick)))) return offered;
    return picks.some((pick) => chosen.has(pickKey(pick))) ? 'chosen' : undefined;
  };
  const point = (picks: readonly Pick[]): void => {
    const pick = picks.find((each) => next.has(pickKey(each)));
    if (pick) choice.pick(pick);
    else choice.undo?.();
  };
  const ofSeat = (seat: number): readonly Pick[] =>
    choice.next.filter((pick) => pick.is === 'seat' && pick.seat === seat);
  return {
    openTile,
    isStruck,
    stateOfTile: (tile) => stateOf(picksOfTile(tile)),
    stateOfPlace: (area, place) => stateOf(picksOfPlace(area, place)),
    stateOfSeat: (seat) => stateOf(ofSeat(seat)),
    pointAtTile: (tile) => point(picksOfTile(tile)),
    pointAtPlace: (area, place) => point(picksOfPlace(area, place)),
    pointAtSeat: (seat) => point(ofSeat(seat)),
  };
}

const picksOfTile = ({ card }: Tile): readonly Pick[] =>
  card === undefined ? [] : [{ is: 'card', card }];

const picksOfPlace = ({ seat, zone }: PlaceArea, { slot }: BoardPlace): readonly Pick[] =>
  slot === undefined ? [] : [{ is: 'slot', seat, zone, slot }];
