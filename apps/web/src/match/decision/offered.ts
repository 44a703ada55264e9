/** Where each of the next picks is made: on the board, in a tray of tiles, or by a button. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { askedAs, type Board, type Pick, type Tile } from '@scoresheet/rules-presentation';
import type { TableView } from '@scoresheet/rules-engine';
import type { MadeChoice } from './use-choice.js';

export interface Offered {
  /** Picks of cards that the board does not draw: in a pile, or printed cards of which one is meant. */
  readonly tray: readonly Pick[];
  /** Never more than twelve, the verbs among them. */
  readonly buttons: readonly Pick[];
  readonly stepper?: { readonly of?: string; readonly amounts: readonly number[] };
}

export function offeredBy(choice: MadeChoice, table: TableView, board: Board): Offered {
  const asked = askedAs(choice, table);
  const drawn = new Set(drawnIn(board).map(({ tile }) => tile.card));
  const onBoard = asked.board.filter((pick) => isDrawn(pick, drawn, asked.board));
  const beside = asked.board.filter((pick) => !onBoard.includes(pick));
  const isTile = ({ is }: Pick): boolean => is === 'card';
  return withoutUndefined({
    tray: [...beside.filter(isTile), ...asked.tray],
    buttons: [...beside.filter((pick) => !isTile(pick)), ...asked.buttons],
    stepper: asked.stepper,
  });
}

interface DrawnTile {
  readonly tile: Tile;
  /** Whose area it lies in; 0 for nobody's. */
  readonly seat: number;
  readonly zone: string;
}

/** Every tile that the board draws, with where it lies. */
export const drawnIn = ({ seats, shared }: Board): readonly DrawnTile[] =>
  [...seats.flatMap(({ areas, hand }) => [...areas, ...(hand ? [hand] : [])]), ...shared].flatMap(
    ({ seat, zone, places }) => places.flatMap(({ tile }) => (tile ? [{ tile, seat, zone }] : [])),
  );

function isDrawn(
  pick: Pick,
  drawn: ReadonlySet<string | undefined>,
  all: readonly Pick[],
): boolean {
  switch (pick.is) {
    case 'card':
      return drawn.has(pick.card);
    case 'slot':
      return pick.slot !== 0;
    case 'seat':
      // A seat of which several things may be meant is asked by name.
      return all.filter((each) => each.is === 'seat' && each.seat === pick.seat).length === 1;
    default:
      return false;
  }
}
