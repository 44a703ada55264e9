/**
 * Values and keywords as they are now: printed, given by Relics and Passives, changed for a time.
 *
 * Rules: R-FUZ-05, R-FUZ-14, R-FUZ-65, R-FUZ-71; decisions A-FUZ-18, A-FUZ-27, A-FUZ-46, A-FUZ-52.
 */
import {
  addedBy,
  cardOf,
  cardsIn,
  cardsLying,
  faceOfCard,
  markOf,
  sourcesOf,
  standingOn,
  valueOf,
  type Card,
  type CardFace,
  type CardId,
  type Lying,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { bearerOf, isFielded, relicsOn } from './field.js';
import type { Keyword } from './effects/values.js';

export const baseValue = (_: Card, face: CardFace, what: string): number =>
  what === 'cost' ? face.cost : (face.stats[what] ?? face.keywords[what] ?? 0);

/** ATK, DEF and cost never count below 0 (A-FUZ-52). */
export const statOf = (reading: Reading, id: CardId, stat: 'atk' | 'def' | 'hp'): number =>
  Math.max(0, valueOf(reading, id, stat));

/** HP left: the maximum of now less the damage, which stays when a bonus ends (A-FUZ-46). */
export function hpLeft(reading: Reading, id: CardId): number {
  return valueOf(reading, id, 'hp') - markOf(cardOf(reading.state, id), 'damage');
}

export function hasHp(reading: Reading, card: Card): boolean {
  return isFielded(card) && faceOfCard(reading, card).stats['hp'] !== undefined;
}

/** Silence takes printed and given abilities alike, good and bad (A-FUZ-27). */
export function isSilenced({ state }: Reading, id: CardId): boolean {
  return state.modifiers.some(({ card, what }) => card === id && what === 'silenced');
}

/** The number of a keyword, 0 where the card has it not or is silenced. */
export function keyword(reading: Reading, id: CardId, name: Keyword): number {
  return isSilenced(reading, id) ? 0 : Math.max(0, valueOf(reading, id, name));
}

/** A Relic's abilities count while its Hero's do. */
export function hasAbilities(reading: Reading, card: Card): boolean {
  const bearer = bearerOf(reading, card.id);
  return bearer !== undefined && !isSilenced(reading, bearer);
}

/** What Relics and Passives on the field add to a value of a fielded card. */
export function lasting(reading: Reading, card: Card, what: string): number {
  if (!isFielded(card)) return 0;
  let sum = 0;
  for (const id of cardsIn(reading.state, relicsOn(card.id))) {
    sum += baseValue(card, faceOfCard(reading, cardOf(reading.state, id)), what);
  }
  return sum + fromPassives(reading, card, what);
}

/** What a card costs now: as printed, changed by Passives; never below 0 (A-FUZ-39, A-FUZ-52). */
export const costOf = (reading: Reading, card: Card): number =>
  Math.max(0, faceOfCard(reading, card).cost + fromPassives(reading, card, 'cost'));

/** What Passives add, those of one seat where it is named. */
export function fromPassives(reading: Reading, card: Card, what: string, of?: Seat): number {
  let sum = 0;
  for (const standing of standingOn(reading, what)) {
    const isMeant = of === undefined || standing.effect.controller === of;
    if (isMeant) sum += addedBy(reading, standing, card);
  }
  return sum;
}

const LYING: Lying = [['field', 'relics']];

/** Cards on the field and Relics on them: Passives of no others count. */
export const lastingCards = ({ state }: Reading): readonly Card[] => cardsLying(state, LYING);

/** Whether anything on the field, or for a time, changes this value of any card. */
export const isChanged = (reading: Reading, what: string): boolean =>
  reading.state.modifiers.some((modifier) => modifier.what === what) ||
  sourcesOf(reading, what).length > 0;
