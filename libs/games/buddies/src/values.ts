/**
 * Values as they are now: printed, given by items, Events and other cards, changed for a time. The
 * rules of the game have values as well, which Events change.
 *
 * Rules: R-BUD-18 to 22, R-BUD-33, R-BUD-54, R-BUD-67;
 * decisions A-BUD-12, A-BUD-16, A-BUD-18, A-BUD-30, A-BUD-42, A-BUD-44, A-BUD-69.
 */
import { usualOf } from '@scoresheet/rules-cards';
import {
  addedForSeat,
  addedToCard,
  cardOf,
  cardsLying,
  faceOfCard,
  markOf,
  seatCounter,
  valueOf,
  zoneOf,
  type Card,
  type CardFace,
  type CardId,
  type Lying,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { elementNumber } from './cards/elements.js';
import { RULES, type RuleWord } from './effects/values.js';
import { bearerOf, isDown, partyOf } from './field.js';

export function baseValue(_: Card, face: CardFace, what: string): number {
  if (what === 'cost') return face.cost;
  if (what === 'weakness') return elementNumber(face.words['weakness']);
  return face.stats[what] ?? face.keywords[what] ?? 0;
}

/** A Buddy's texts work while it is face up in play, an item's while its Buddy is. */
export function hasAbilities(reading: Reading, card: Card): boolean {
  const zone = zoneOf(card.place);
  if (zone === 'event') return true;
  const bearer = reading.state.cards[bearerOf(reading, card.id) ?? ''];
  return bearer !== undefined && zoneOf(bearer.place) === 'party' && !isDown(bearer);
}

const LYING: Lying = [['party', 'item'], ['event']];

/** Buddies, their items and Events; whether their texts work now is asked apart. */
export const lastingCards = ({ state }: Reading): readonly Card[] => cardsLying(state, LYING);

const USUAL = usualOf(RULES);

/** A rule as it is for this seat now; an Event without a restriction concerns all (A-BUD-54). */
export function ruleFor(reading: Reading, seat: Seat, what: RuleWord): number {
  const value = USUAL[what] + addedForSeat(reading, seat, { what, word: 'player' });
  return what === 'luck' ? value : Math.max(0, value);
}

/** Printed HP and present bonuses, less the damage; 0 for who is knocked out (A-BUD-30). */
export function hpLeft(reading: Reading, id: CardId): number {
  const card = cardOf(reading.state, id);
  return isDown(card) ? 0 : Math.max(0, valueOf(reading, id, 'hp') - markOf(card, 'damage'));
}

/** What a Buddy can still absorb this turn. */
export function dfLeft(reading: Reading, id: CardId): number {
  const card = cardOf(reading.state, id);
  return isDown(card) ? 0 : Math.max(0, valueOf(reading, id, 'df') - markOf(card, 'absorbed'));
}

/** What the Buddies defending it lend a deck, less what it absorbed this turn (A-BUD-16). */
export function deckDefence(reading: Reading, seat: Seat): number {
  const lent = partyOf(reading.state, seat)
    .filter((buddy) => isDefending(buddy))
    .reduce((sum, { id }) => sum + dfLeft(reading, id), 0);
  return Math.max(0, lent - seatCounter(reading.state, seat, 'deckAbsorbed'));
}

export const isDefending = (card: Card): boolean => markOf(card, 'defending') > 0;

/** Costs stop at 0 (A-BUD-42). */
export const costOf = (reading: Reading, card: Card): number =>
  Math.max(0, faceOfCard(reading, card).cost + addedToCard(reading, card, 'cost'));

export const hasKeyword = (face: CardFace, keyword: string): boolean =>
  (face.keywords[keyword] ?? 0) > 0;

/** Whether a text says that the card cannot: "cannot" beats "may" (A-BUD-54, A-BUD-57). */
export const is = (reading: Reading, id: CardId, what: string): boolean =>
  valueOf(reading, id, what) > 0;
