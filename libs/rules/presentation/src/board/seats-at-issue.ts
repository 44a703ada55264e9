/**
 * Whom a table is about just now, whatever the game: whoever acts, then whoever is attacked or aimed
 * at. It is read from what is shown, then from what waits, the next of it first, then from the turn.
 */
import type { Json, Seat, TableView } from '@scoresheet/rules-engine';
import { stackItems } from '../words/stack-items.js';
import { ACTS, namesIn, type Beat, type Fields } from './beats.js';
import type { Board, BoardSeat } from './board.js';
import type { Tile } from './tile.js';

/** Fields of what is underway that name whom it is aimed at; a `card` of it is what acts. */
const AIMS = ['target', 'targets', 'victim'];

export function seatsAtIssue(board: Board, table: TableView, beat?: Beat): readonly Seat[] {
  const owners = ownersIn(board);
  const seatsOf = (names: readonly string[]): readonly Seat[] =>
    names.flatMap((name) => owners.get(name) ?? seatNamed(board, name));
  const shown = beat ? [...seatsOf(beat.from), ...seatsOf(beat.to)] : [];
  const waits = shown.length > 0 ? shown : seatsWaiting(table, seatsOf);
  const all = waits.length > 0 || board.active === undefined ? waits : [board.active];
  return [...new Set(all)];
}

type SeatsOf = (names: readonly string[]) => readonly Seat[];

function seatsWaiting(table: TableView, seatsOf: SeatsOf): readonly Seat[] {
  const items = [...stackItems(table)]
    .reverse()
    .flatMap(({ controller, chosen }) => [...numbered(controller), ...seatsOf(stringsIn(chosen))]);
  const attacks = [...table.underway].reverse().flatMap((frame) => {
    const fields = frame as Fields;
    const aims = seatsOf(namesIn(fields, AIMS));
    if (aims.length === 0) return [];
    return [...seatsOf(namesIn(fields, ACTS)), ...numbered(fields['seat']), ...aims];
  });
  return [...items, ...attacks];
}

const numbered = (value: Json | undefined): readonly Seat[] =>
  typeof value === 'number' ? [value as Seat] : [];

/** What a card of the stack has chosen, by the name that the card gives it: one, or a list. */
const stringsIn = (chosen: Json | undefined): readonly string[] =>
  Object.values((chosen ?? {}) as { readonly [name: string]: Json })
    .flat()
    .filter((name): name is string => typeof name === 'string');

/** A seat is aimed at by a name that ends with its number: `player-3`. */
function seatNamed({ seats }: Board, name: string): readonly Seat[] {
  const [, number] = /^[a-z]+-(\d+)$/.exec(name) ?? [];
  return seats.flatMap(({ seat }) => (String(seat) === number ? [seat] : []));
}

function ownersIn({ seats }: Board): ReadonlyMap<string, Seat> {
  const tilesOf = ({ areas, hand, piles }: BoardSeat): readonly Tile[] =>
    [...areas, ...(hand ? [hand] : []), ...piles].flatMap(({ places }) =>
      places.flatMap(({ tile }) => (tile ? [tile, ...tile.attached] : [])),
    );
  return new Map(
    seats.flatMap((each) =>
      tilesOf(each).flatMap(({ card }) => (card === undefined ? [] : [[card, each.seat] as const])),
    ),
  );
}
