/**
 * The table of Fuzzycards: its zones and rows. The field of a seat is one zone of six positions,
 * so that a card that changes rows stays the same object (A-FUZ-66, 78).
 *
 * Rules: R-FUZ-24, R-FUZ-83, R-FUZ-84. Who sees what: A-FUZ-76.
 */
import {
  SEEN_BY,
  cardOf,
  cardsIn,
  placesIn,
  seatPlaces,
  zoneOf,
  type Card,
  type CardId,
  type Place,
  type Seat,
  type State,
  type Zone,
} from '@scoresheet/rules-engine';

export const ZONES = {
  scroll: SEEN_BY.nobody,
  hand: SEEN_BY.owner,
  flip: SEEN_BY.all,
  field: SEEN_BY.all,
  relics: SEEN_BY.all,
  resolving: SEEN_BY.all,
  discard: SEEN_BY.all,
} satisfies { readonly [zone: string]: Zone };

export const { scroll, hand, flip, field, resolving, discard } = seatPlaces(ZONES);
export const relicsOn: (hero: CardId) => Place = placesIn('relics');

export const ROW_SLOTS = 3; // R-FUZ-24
export type Row = 'altar' | 'vault';

/** Positions 1 to 3 are the Altar, 4 to 6 the Vault. */
export const SLOTS: Readonly<Record<Row, readonly number[]>> = {
  altar: [1, 2, 3],
  vault: [4, 5, 6],
};

const ALL_SLOTS = [...SLOTS.altar, ...SLOTS.vault];

export const rowOfSlot = (slot: number): Row => (slot <= ROW_SLOTS ? 'altar' : 'vault');

/** The positions by the names that players say, in their order. */
const SLOT_NAMES = ['altar-1', 'altar-2', 'altar-3', 'vault-1', 'vault-2', 'vault-3'];

export const slotName = (slot: number): string => SLOT_NAMES[slot - 1] as string;

export function slotNamed(name: string): number | undefined {
  const index = SLOT_NAMES.indexOf(name);
  return index < 0 ? undefined : index + 1;
}

export const opponentOf = (seat: Seat): Seat => 3 - seat;

/** A card belongs to its side of the field, and so does a Relic with its Hero. */
export { bearerOf, sideOf as controllerOf } from '@scoresheet/rules-engine';

export const isFielded = (card: Card): boolean => zoneOf(card.place) === 'field';

export const rowOf = (card: Card): Row => rowOfSlot(card.slot);

/** Cards of a row, or of both, by position. */
export function cardsOnField(state: State, seat: Seat, row?: Row): readonly Card[] {
  const sorted: Card[] = [];
  for (const id of cardsIn(state, field(seat))) {
    const card = cardOf(state, id);
    if (row !== undefined && rowOf(card) !== row) continue;
    // A field is read several times an event, and nearly sorted: the built-in sort makes garbage.
    let at = sorted.length;
    for (; at > 0 && (sorted[at - 1] as Card).slot > card.slot; at -= 1) {
      sorted[at] = sorted[at - 1] as Card;
    }
    sorted[at] = card;
  }
  return sorted;
}

export const isRowFull = (state: State, seat: Seat, row: Row): boolean =>
  cardsOnField(state, seat, row).length >= ROW_SLOTS;

/** Open positions of a row, or of both. */
export function openSlots(state: State, seat: Seat, row?: Row): readonly number[] {
  const taken = cardsIn(state, field(seat)).map((id) => cardOf(state, id).slot);
  return (row ? SLOTS[row] : ALL_SLOTS).filter((slot) => !taken.includes(slot));
}
