/** Cards that lie with a card: what it carries, or what is under it. */
import type { Reading } from '../contract/rules.js';
import type { Card, CardId, Seat, State } from '../contract/state.js';
import { cardOf, cardsIn, holderOf, place, seatAt, seatsOf } from './state.js';

/** The side of the table on which a card lies, with the card that bears it; 0 for nobody's. */
export function sideOf(state: State, card: Card): Seat {
  const seat = seatAt(card.place);
  if (seat !== undefined) return seat;
  const bearer = state.cards[holderOf(card.place)];
  return bearer ? sideOf(state, bearer) : 0;
}

/** The card that one lies with, or the card itself; undefined where it is gone. */
export function bearerOf({ state }: Reading, id: CardId): CardId | undefined {
  const card = state.cards[id];
  if (!card) return undefined;
  return seatAt(card.place) === undefined ? holderOf(card.place) : id;
}

/** Zones of the table, each with the zone of what lies with its cards, if anything does. */
export type Lying = readonly (readonly [zone: string, borne?: string])[];

/** All cards that lie there, seat by seat, each before what lies with it. */
export function cardsLying(state: State, zones: Lying): readonly Card[] {
  const found: Card[] = [];
  for (const seat of seatsOf(state)) {
    for (const [zone, borne] of zones) {
      for (const id of cardsIn(state, place(zone, seat))) {
        found.push(cardOf(state, id));
        if (borne === undefined) continue;
        for (const other of cardsIn(state, place(borne, id))) found.push(cardOf(state, other));
      }
    }
  }
  return found;
}
