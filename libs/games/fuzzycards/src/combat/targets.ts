/**
 * What may be attacked, and what an effect of the opponent may choose.
 *
 * Rules: R-FUZ-34, R-FUZ-35, R-FUZ-46, R-FUZ-54 to 57, R-FUZ-60;
 * decisions A-FUZ-03, A-FUZ-17, A-FUZ-19 to 21, A-FUZ-48, A-FUZ-49, A-FUZ-67.
 */
import {
  cardOf,
  holderOf,
  markOf,
  zoneOf,
  type Card,
  type CardId,
  type Reading,
  type Seat,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { cardsOnField, controllerOf, isFielded, opponentOf, rowOf } from '../field.js';
import { faceOfCard, keyword } from '../values.js';

/** How a choice names the opponent's Life. */
export const LIFE_TARGET = 'life';

interface AttackTargets {
  readonly cards: readonly CardId[];
  readonly life: boolean;
}

/** Everything that an Altar card of `seat` may attack now. */
export function attackTargets(reading: Reading, seat: Seat): AttackTargets {
  const defender = opponentOf(seat);
  const altar = cardsOnField(reading.state, defender, 'altar');
  const inSight = altar.filter((card) => !isStealthy(reading, card));
  if (!isAltarOpen(reading, defender)) {
    const guards = inSight.filter(({ id }) => keyword(reading, id, 'guard') > 0);
    return { cards: (guards.length > 0 ? guards : inSight).map(({ id }) => id), life: false };
  }
  const vault = cardsOnField(reading.state, defender, 'vault')
    .filter((card) => !isStealthy(reading, card))
    .map(({ id }) => id);
  switch (reading.state.options['emptyAltar']) {
    case 'lifeOnly':
      return { cards: [], life: true };
    case 'vaultFirst':
      return { cards: vault, life: vault.length === 0 };
    default:
      return { cards: vault, life: true };
  }
}

/** A card in Stealth cannot be found before its first attack (R-FUZ-55, A-FUZ-22). */
export const isStealthy = (reading: Reading, card: Card): boolean =>
  markOf(card, 'unveiled') === 0 && keyword(reading, card.id, 'stealth') > 0;

/**
 * Whether the way past the Altar is open: nothing stands there, Field Relics included
 * (A-FUZ-17). Stealth cards wall it off unless `stealthWall` says otherwise (A-FUZ-19).
 */
export function isAltarOpen(reading: Reading, seat: Seat): boolean {
  const altar = cardsOnField(reading.state, seat, 'altar');
  if (altar.length === 0) return true;
  if (reading.state.options['stealthWall'] !== 'open') return false;
  return altar.every((card) => isStealthy(reading, card));
}

/**
 * Whether an effect may choose a card: one's own always; the opponent's unless it rests in a
 * closed Vault or is in Stealth. A Relic is as safe as its Hero (A-FUZ-49).
 */
export function mayTarget(reading: Reading, card: Card, by: Standpoint): boolean {
  if (reading.state.options['protection'] === 'attacks') return true;
  const { state } = reading;
  const bearer = zoneOf(card.place) === 'relics' ? cardOf(state, holderOf(card.place)) : card;
  if (!isFielded(bearer)) return true;
  const owner = controllerOf(state, bearer);
  if (owner === by.controller) return true;
  if (isStealthy(reading, bearer)) return false;
  return rowOf(bearer) === 'altar' || isAltarOpen(reading, owner);
}

/** Altar cards that may still attack this turn (R-FUZ-41, 45; A-FUZ-13, 16). */
export const readyAttackers = (reading: Reading, seat: Seat): readonly Card[] =>
  cardsOnField(reading.state, seat, 'altar').filter((card) => mayAttack(reading, card));

function mayAttack(reading: Reading, card: Card): boolean {
  if (rowOf(card) !== 'altar' || faceOfCard(reading, card).type !== 'hero') return false;
  if (markOf(card, 'attacked') > 0) return false;
  return markOf(card, 'fresh') === 0 || keyword(reading, card.id, 'rush') > 0;
}
