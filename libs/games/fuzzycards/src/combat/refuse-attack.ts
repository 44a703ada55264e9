/**
 * Why an attack is not offered, in the order of A-FUZ-81: the attacker first, then the target.
 */
import {
  brokenGuard,
  no,
  refusedBy,
  type Card,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { controllerOf, isFielded, opponentOf } from '../field.js';
import { ATTACKS } from './attackers.js';
import { ATTACKED, frontOf, LIFE_ATTACKED, LIFE_TARGET } from './targets.js';

const GUARDS = [...ATTACKS, ...ATTACKED, ...LIFE_ATTACKED];
/** The condition that does not hold, by its name. */
export type Reason = (typeof GUARDS)[number]['reason'];

export function refusalOf(reason: Reason): Refusal {
  const { rule, says } = GUARDS.find((guard) => guard.reason === reason) as (typeof GUARDS)[number];
  return no(rule, says);
}

export const NO_TARGET = no(
  'R-FUZ-46',
  'Attack a card of the opponent, or Life when the Altar is empty.',
);

export function refuseAttack(reading: Reading, seat: Seat, [id, to]: readonly string[]): Refusal {
  const card = reading.state.cards[id ?? ''];
  if (!card || !isFielded(card) || controllerOf(reading.state, card) !== seat) {
    return no('R-FUZ-45', 'You have no such card on the Altar.');
  }
  const refusal = refusedBy(ATTACKS, reading, card, seat);
  if (refusal) return refusal;
  const reason = whyNoVictim(reading, seat, to);
  return reason ? refusalOf(reason) : NO_TARGET;
}

/** Why a card may not attack; undefined where it may, if there is anything to attack. */
export const whyNoAttacker = (reading: Reading, card: Card): Reason | undefined =>
  brokenGuard(ATTACKS, reading, card, controllerOf(reading.state, card))?.reason;

/** Why a card may not be attacked; undefined where it may, or is nothing that anybody attacks. */
export function whyNoVictim(
  reading: Reading,
  seat: Seat,
  to: string | undefined,
): Reason | undefined {
  const defender = opponentOf(seat);
  const front = frontOf(reading, defender);
  if (to === LIFE_TARGET) return brokenGuard(LIFE_ATTACKED, reading, defender, front)?.reason;
  const target = reading.state.cards[to ?? ''];
  if (!target || !isFielded(target) || controllerOf(reading.state, target) === seat) {
    return undefined;
  }
  return brokenGuard(ATTACKED, reading, target, front)?.reason;
}
