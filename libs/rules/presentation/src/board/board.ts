/**
 * A table as a screen shows it: for each seat its line, its areas from the middle outwards, its hand
 * and its piles. The same data is drawn, read out, and compared with the view.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { PileView, Seat, SeatView, TableView } from '@scoresheet/rules-engine';
import type { Area, Layout, Meaning } from '../layout/layout.js';
import { spoken } from '../words/game-words.js';
import { counterWords } from '../words/number-words.js';
import { plain } from '../words/sentence.js';
import { tileOf, type Tile, type TileGame } from './tile.js';

export interface BoardGame extends TileGame {
  readonly layout: Layout;
}

export interface Board {
  /** What the middle line says: "turn 7", "seat 1's turn", "Validate". */
  readonly turn: readonly string[];
  /** The seat whose turn it is, where the game has turns. */
  readonly active?: Seat;
  readonly seats: readonly BoardSeat[];
  readonly shared: readonly BoardArea[];
}

export interface BoardSeat {
  readonly seat: Seat;
  readonly counters: readonly BoardCounter[];
  /** From the middle of the table outwards. */
  readonly areas: readonly BoardArea[];
  readonly hand?: BoardArea;
  readonly piles: readonly BoardArea[];
}

export interface BoardCounter {
  readonly label: string;
  readonly short: string;
  readonly value: number;
}

export interface BoardArea {
  readonly zone: string;
  readonly as: Meaning;
  readonly title: string;
  readonly seat: Seat | 0;
  /** All cards that lie there, known or not. */
  readonly count: number;
  readonly places: readonly BoardPlace[];
}

/** A card, an empty position, or both absent for a card that the viewer does not know. */
export interface BoardPlace {
  readonly slot?: number;
  /** `altar 1`. */
  readonly words?: string;
  readonly tile?: Tile;
}

export function boardOf(game: BoardGame, table: TableView): Board {
  const { layout } = game;
  const active = layout.turn.active && table.counters[layout.turn.active];
  return withoutUndefined({
    turn: turnWords(game, table),
    active: active || undefined,
    seats: table.seats.map((seat) => boardSeat(game, seat)),
    shared: layout.shared.flatMap((area) => boardArea(game, area, 0, table.shared)),
  });
}

function turnWords(game: BoardGame, { counters }: TableView): readonly string[] {
  const { turn, phase } = game.layout.turn;
  return [turn, phase].flatMap((counter) => {
    const value = counter === undefined ? undefined : counters[counter];
    if (counter === undefined || value === undefined) return [];
    return plain(counterWords(game, counter, value)) || [];
  });
}

const boardSeat = oncePerView((game, view: SeatView): BoardSeat => {
  const areas = game.layout.seat.flatMap((area) => boardArea(game, area, view.seat, view.zones));
  const hand = areas.find(({ as }) => as === 'hand');
  return withoutUndefined({
    seat: view.seat,
    counters: countersOf(game, view),
    areas: areas.filter(isDrawn),
    hand,
    piles: areas.filter(({ as }) => as === 'pile'),
  });
});

/** Views are never changed, so that what was made of one is good for as long as it is there. */
function oncePerView<View extends object, Made>(make: (game: BoardGame, view: View) => Made) {
  const made = new WeakMap<BoardGame, WeakMap<View, Made>>();
  return (game: BoardGame, view: View): Made => {
    const ofGame = made.get(game) ?? new WeakMap<View, Made>();
    made.set(game, ofGame);
    const now = ofGame.get(view) ?? make(game, view);
    ofGame.set(view, now);
    return now;
  };
}

/** Places for cards are part of the rules and are drawn empty; what is only a row comes and goes. */
function isDrawn({ as, count, places }: BoardArea): boolean {
  if (as === 'hand' || as === 'pile') return false;
  return count > 0 || as === 'front' || places.some(({ slot }) => slot !== undefined);
}

/** What the layout does not name is shown behind what it does: a counter is never lost. */
function countersOf(game: BoardGame, { counters, zones }: SeatView): BoardCounter[] {
  const labels = game.layout.counters;
  const named = labels.map((each) => ({
    label: each.label,
    short: each.short ?? each.label,
    value: ('counter' in each ? counters[each.counter] : zones[each.cardsIn]?.count) ?? 0,
  }));
  const known = new Set(labels.flatMap((each) => ('counter' in each ? each.counter : [])));
  const others = Object.entries(counters)
    .filter(([counter, value]) => !known.has(counter) && value !== 0)
    .filter(([counter, value]) => counterWords(game, counter, value).length > 0)
    .map(([counter, value]) => ({ label: spoken(counter), short: spoken(counter), value }));
  return [...named, ...others];
}

type Zones = { readonly [zone: string]: PileView };

function boardArea(game: BoardGame, area: Area, seat: Seat | 0, zones: Zones): BoardArea[] {
  const pile = zones[area.zone] ?? { count: 0 };
  const { zone, as, title, slots, loose } = area;
  const places = slots
    ? slotPlaces(game, slots, pile)
    : freePlaces(game, loose ? inNoPosition(pile) : pile);
  const isPart = slots !== undefined || loose === true;
  const count = isPart ? places.filter(({ tile }) => tile).length : pile.count;
  return [{ zone, as, title, seat, count, places }];
}

const slotPlaces = (
  game: BoardGame,
  slots: NonNullable<Area['slots']>,
  { cards = [] }: PileView,
): BoardPlace[] =>
  slots.map(({ slot, words }) => {
    const card = cards.find((each) => each.slot === slot);
    return withoutUndefined({ slot, words, tile: card ? tileOf(game, card) : undefined });
  });

const inNoPosition = ({ count, cards = [] }: PileView): PileView => ({
  count,
  cards: cards.filter(({ slot }) => slot === undefined),
});

const freePlaces = (game: BoardGame, { cards = [] }: PileView): BoardPlace[] =>
  cards.map((card) => ({ tile: tileOf(game, card) }));
