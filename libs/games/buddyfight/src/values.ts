/**
 * Values as they are when they are used: what is printed, what cards give for a time, what lasts.
 * Fighters have values as well, which lasting abilities change.
 *
 * Rules: B11, R-BFT-02; decisions A-BFT-72, A-BFT-74.
 */
import {
  addedForSeat,
  cardsLying,
  valueOf,
  zoneOf,
  type Card,
  type CardFace,
  type CardId,
  type Lying,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Face } from './cards/card.js';
import { chosenBuddy } from './field.js';

export const faceOfCard = ({ rules }: Reading, card: Card): Face => rules.faces[card.face] as Face;

export const baseValue = (_: Card, face: CardFace, what: string): number =>
  face.stats[what] ?? face.keywords[what] ?? 0;

/** Under another card only what says so works, and nothing else (A-BFT-74). */
export function hasAbilities(reading: Reading, card: Card): boolean {
  const zone = zoneOf(card.place);
  if (zone === 'field' || zone === 'flag') return true;
  return zone === 'soul' && faceOfCard(reading, card).abilities.some(({ inSoul }) => inSoul);
}

const LYING: Lying = [['field', 'soul'], ['flag']];

/** Whatever lies on the field or under a card there; whether its texts work is asked apart. */
export const lastingCards = ({ state }: Reading): readonly Card[] => cardsLying(state, LYING);

/** A value of the card now, never under 0, whatever was taken from it (B11). */
export const valueNow = (reading: Reading, id: CardId, what: string): number =>
  Math.max(0, valueOf(reading, id, what));

export const has = (reading: Reading, id: CardId, keyword: string): boolean =>
  valueOf(reading, id, keyword) > 0;

/** What lasting abilities add to a value of a fighter: `on: { fighter: 'you' }`. */
export const fighterValue = (reading: Reading, seat: Seat, what: string): number =>
  addedForSeat(reading, seat, { what, word: 'fighter' });

/** Any card with the name of the chosen one, wherever it lies (R-BFT-02, R-BFT-13). */
export function isBuddy(reading: Reading, seat: Seat, face: CardFace): boolean {
  const chosen = reading.rules.faces[chosenBuddy(reading.state, seat) ?? ''];
  return chosen?.name === face.name;
}
