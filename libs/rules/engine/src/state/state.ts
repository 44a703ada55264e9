/**
 * The whole situation of a game as plain data: cards in places, counters, modifiers, and the
 * stack of frames that says what the rules are doing and waiting for. A paused game is this value.
 */
import { invariant } from '../base/invariant.js';
import type { Json } from '../base/json.js';
import { lookedUp } from '../base/looked-up.js';
import type { Card, CardId, Place, Seat, State } from '../contract/state.js';

/** Who decides what no player may: it takes no part, and sees what the public sees. */
export const JUDGE: Seat = 0;

export function newState(
  ruleset: string,
  seats: number,
  options: { readonly [name: string]: Json },
): State {
  return {
    ruleset,
    seats,
    options,
    table: {},
    players: Array.from({ length: seats + 1 }, () => ({})),
    cards: {},
    places: {},
    modifiers: [],
    stack: [],
    pending: [],
    ids: {},
    asked: 0,
    draws: 0,
    outcome: null,
  };
}

const ZONES = 64;
const PLACES = 4_096;

/** Places of one zone by whose they are: asked for many times, a zone is looked up once. */
export const placesIn = lookedUp(ZONES, (zone: string) =>
  lookedUp(PLACES, (of: Seat | CardId): Place => `${zone}@${of}`),
);

export const place = (zone: string, of: Seat | CardId): Place => placesIn(zone)(of);

export const zoneOf = (at: Place): string => halvesOf(at).zone;

/** The seat or the card that a place belongs to, as it stands behind the `@`. */
export const holderOf = (at: Place): string => halvesOf(at).holder;

/** Ids of cards in a place that not everybody sees begin with it: `hand1-`. */
export const hiddenFamilyAt = (at: Place): string => halvesOf(at).family;

/** The seat that a place belongs to, or 0 for a shared one; undefined where it is a card's. */
export const seatAt = (at: Place): Seat | undefined => halvesOf(at).seat;

interface Halves {
  readonly zone: string;
  readonly holder: string;
  readonly seat: Seat | undefined;
  readonly family: string;
}

const halvesOf = lookedUp(PLACES, (at: Place): Halves => {
  const middle = at.indexOf('@');
  const holder = at.slice(middle + 1);
  const seat = /^\d+$/.test(holder) ? Number(holder) : undefined;
  const zone = at.slice(0, middle);
  return { zone, holder, seat, family: `${zone}${holder}-` };
});

const NOTHING: readonly CardId[] = [];

/** Ids in a place, bottom first: the top of a pile is the last. */
export const cardsIn = (state: State, at: Place): readonly CardId[] => state.places[at] ?? NOTHING;

export function cardOf(state: State, id: CardId): Card {
  const card = state.cards[id];
  invariant(card, () => `no card ${id} at the table`);
  return card;
}

export const markOf = (card: Card, mark: string): number => card.marks[mark] ?? 0;

export const tableCounter = (state: State, what: string): number => state.table[what] ?? 0;

export function seatCounter(state: State, seat: Seat, what: string): number {
  return state.players[seat]?.[what] ?? 0;
}

/** 1 to n. */
export function seatsOf({ seats }: State): readonly Seat[] {
  return (numbered[seats] ??= Array.from({ length: seats }, (_, index) => index + 1));
}

const numbered: (readonly Seat[])[] = [];
