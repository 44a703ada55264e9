/**
 * What may be attacked.
 *
 * Rules: R-FUZ-34, R-FUZ-35, R-FUZ-46, R-FUZ-54 to 57, R-FUZ-60;
 * decisions A-FUZ-03, A-FUZ-17, A-FUZ-19 to 21, A-FUZ-67.
 */
import {
  isAllowed,
  type Card,
  type CardId,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { cardsOnField, opponentOf, rowOf } from '../field.js';
import { emptyAltar } from '../readings.js';
import { keyword } from '../values.js';
import { IN_SIGHT, isAltarOpen, isStealthy, type AttackGuard } from './hiding.js';

/** How a choice names the opponent's Life. */
export const LIFE_TARGET = 'life';

/** What all cards of a side share, looked up once for all of them. */
export interface Front {
  /** Whether a card with Guard stands in sight on the Altar. */
  readonly isGuarded: boolean;
}

/** Conditions for a card of the opponent to be attacked, in the order of A-FUZ-81. */
export const ATTACKED = [
  ...IN_SIGHT,
  {
    reason: 'guarded',
    rule: 'R-FUZ-54',
    says: 'A card with Guard has to be attacked first.',
    holds: (reading, card, { isGuarded }) =>
      rowOf(card) === 'vault' || !isGuarded || keyword(reading, card.id, 'guard') > 0,
  },
  {
    reason: 'lifeOnly',
    rule: 'A-FUZ-03',
    says: 'This match plays without attacks on the Vault.',
    holds: ({ state }, card) => rowOf(card) === 'altar' || emptyAltar.of(state) !== 'lifeOnly',
  },
] as const satisfies readonly AttackGuard<Card, Front>[];

/** Conditions for the Life of a seat to be attacked. */
export const LIFE_ATTACKED = [
  {
    reason: 'behindAltar',
    rule: 'R-FUZ-46',
    says: 'Life can be attacked only when the Altar before it is empty.',
    holds: (reading, defender) => isAltarOpen(reading, defender),
  },
  {
    reason: 'vaultFirst',
    rule: 'A-FUZ-03',
    says: 'This match has the Vault attacked before Life.',
    holds: (reading, defender) =>
      emptyAltar.of(reading.state) !== 'vaultFirst' ||
      cardsOnField(reading.state, defender, 'vault').every((card) => isStealthy(reading, card)),
  },
] as const satisfies readonly AttackGuard<Seat, unknown>[];

export const frontOf = (reading: Reading, defender: Seat): Front => ({
  isGuarded: cardsOnField(reading.state, defender, 'altar').some(
    (card) => keyword(reading, card.id, 'guard') > 0 && !isStealthy(reading, card),
  ),
});

interface AttackTargets {
  readonly cards: readonly CardId[];
  readonly life: boolean;
}

/** Whether there is anything that an Altar card of `seat` may attack now. */
export function hasAttackTarget(reading: Reading, seat: Seat): boolean {
  const defender = opponentOf(seat);
  const front = frontOf(reading, defender);
  return (
    isAllowed(LIFE_ATTACKED, reading, defender, front) ||
    cardsOnField(reading.state, defender).some((card) => isAllowed(ATTACKED, reading, card, front))
  );
}

/** Everything that an Altar card of `seat` may attack now. */
export function attackTargets(reading: Reading, seat: Seat): AttackTargets {
  const defender = opponentOf(seat);
  const front = frontOf(reading, defender);
  const cards = cardsOnField(reading.state, defender)
    .filter((card) => isAllowed(ATTACKED, reading, card, front))
    .map(({ id }) => id);
  return { cards, life: isAllowed(LIFE_ATTACKED, reading, defender, front) };
}
