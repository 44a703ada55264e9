/**
 * Values as they are now: printed, given by cards in play, changed for a time.
 *
 * Rules: R-FRI-05, R-FRI-07, R-FRI-24, R-FRI-26, R-FRI-27, R-FRI-31, R-FRI-66;
 * decisions A-FRI-21, A-FRI-35, A-FRI-56, A-FRI-62.
 */
import { usualOf } from '@scoresheet/rules-cards';
import {
  abilitiesTimed,
  addedBy,
  addedForSeat,
  cardsIn,
  faceOfCard,
  markOf,
  ownValueOf,
  seatsOf,
  standingOn,
  valueOf,
  zoneOf,
  cardOf,
  type Card,
  type CardFace,
  type CardId,
  type Effect,
  type Lasting,
  type Reading,
  type Seat,
  type Standing,
} from '@scoresheet/rules-engine';
import { RULES, type RuleWord } from './effects/values.js';
import { boardOf, defeated, faceUpFoes, isFaceUpFoe, under } from './field.js';

/** A Foe that was fought keeps the loss (R-FRI-24). */
export function baseValue(card: Card, face: CardFace, what: string): number {
  if (what === 'cost') return face.cost;
  if (what === 'power') return (face.stats['power'] ?? 0) - markOf(card, 'worn');
  return face.keywords[what] ?? 0;
}

/** Cards have abilities in play, under cards in play, face up on piles, or with Loot by a deck. */
export const hasAbilities = (_: Reading, card: Card): boolean =>
  ['board', 'under', 'foes', 'defeated'].includes(zoneOf(card.place));

/**
 * What cards in play add to a value of any card, for as long as they are there. All changes of a
 * cost are summed first; then no card costs less than nothing (R-FRI-31, A-FRI-35).
 */
export function lasting(reading: Reading, card: Card, what: string): number {
  const added = addedTo(reading, card, standingOn(reading, what));
  return what === 'cost' ? Math.max(added, -ownValueOf(reading, card, what)) : added;
}

function addedTo(reading: Reading, card: Card, standing: readonly Standing[]): number {
  if (standing.length === 0) return 0;
  const isFoe = isFaceUpFoe(card);
  let sum = 0;
  for (const one of standing) {
    if (isFoe && !isAboutItself(card, one.change, one.effect)) continue;
    sum += addedBy(reading, one, card);
  }
  return sum;
}

/** A Foe is one of no "all Slimes"; only its own text may speak of it (A-FRI-56). */
const isAboutItself = ({ id }: Card, { on }: Lasting, { card }: Effect): boolean =>
  card === id && on['other'] === false;

/** Cards whose Power is gone: asked after every effect, so that what lasts is read once for all. */
export function powerless(reading: Reading, cards: readonly Card[]): readonly Card[] {
  if (cards.length === 0) return cards;
  const standing = standingOn(reading, 'power');
  return cards.filter(
    (card) => ownValueOf(reading, card, 'power') + addedTo(reading, card, standing) <= 0,
  );
}

/** Cards under others reach those above them by their text (R-FRI-76). */
export function lastingCards(reading: Reading): readonly Card[] {
  const { state } = reading;
  const found: Card[] = [];
  const take = (card: Card): void => {
    if (isAwake(card, faceOfCard(reading, card))) found.push(card);
  };
  for (const seat of seatsOf(state)) {
    for (const card of boardOf(state, seat)) {
      take(card);
      for (const id of cardsIn(state, under(card.id))) take(cardOf(state, id));
    }
    for (const id of cardsIn(state, defeated(seat))) take(cardOf(state, id));
  }
  faceUpFoes(state).forEach(take);
  return found;
}

/** A Foe's lasting Loot works only when it is Defeated, its other text only before (R-FRI-26). */
const isAwake = (card: Card, face: CardFace): boolean =>
  face.type !== 'foe' ||
  (zoneOf(card.place) === 'defeated') === abilitiesTimed(face, 'loot-lasting').length > 0;

const USUAL = usualOf(RULES);

/** A rule as it is for this seat now. */
export const ruleFor = (reading: Reading, seat: Seat, what: RuleWord): number =>
  Math.max(0, USUAL[what] + addedForSeat(reading, seat, { what, word: 'player' }));

export const costOf = (reading: Reading, id: CardId): number => valueOf(reading, id, 'cost');

export const powerOf = (reading: Reading, id: CardId): number => valueOf(reading, id, 'power');

/** What a Friend takes from a purse or a Foe: never less than nothing (A-FRI-21). */
export const forceOf = (reading: Reading, id: CardId): number => Math.max(0, powerOf(reading, id));

export const is = (reading: Reading, id: CardId, what: string): boolean =>
  valueOf(reading, id, what) > 0;
