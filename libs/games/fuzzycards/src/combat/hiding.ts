/**
 * What is hidden from the opponent: from attacks, and from effects that choose.
 *
 * Rules: R-FUZ-34, R-FUZ-35, R-FUZ-55; decisions A-FUZ-17, A-FUZ-19, A-FUZ-22, A-FUZ-48, A-FUZ-49.
 */
import {
  cardOf,
  cardsIn,
  isAllowed,
  markOf,
  refusedBy,
  type Card,
  type CardId,
  type Guard,
  type Reading,
  type Refusal,
  type Seat,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { bearerOf, controllerOf, field, isFielded, rowOf } from '../field.js';
import { protection, stealthWall } from '../readings.js';
import { keyword } from '../values.js';

/** A condition of an attack, by a name that is kept when the phase is over (A-FUZ-82). */
export interface AttackGuard<Thing, By = Seat> extends Guard<Thing, By> {
  readonly reason: string;
}

/** Conditions for a card of the opponent to be attacked or chosen. */
export const IN_SIGHT = [
  {
    reason: 'closed',
    rule: 'R-FUZ-35',
    says: 'The Vault is closed while cards stand on the Altar before it.',
    holds: (reading, card) =>
      rowOf(card) === 'altar' || isAltarOpen(reading, controllerOf(reading.state, card)),
  },
  {
    reason: 'stealthy',
    rule: 'R-FUZ-55',
    says: 'A card in Stealth cannot be targeted before it has attacked.',
    holds: (reading, card) => !isStealthy(reading, card),
  },
] as const satisfies readonly AttackGuard<Card, unknown>[];

/** A card in Stealth cannot be found before its first attack (R-FUZ-55, A-FUZ-22). */
export const isStealthy = (reading: Reading, card: Card): boolean =>
  markOf(card, 'unveiled') === 0 && keyword(reading, card.id, 'stealth') > 0;

/**
 * Whether the way past the Altar is open: nothing stands there, Field Relics included
 * (A-FUZ-17). Stealth cards wall it off unless `stealthWall` says otherwise (A-FUZ-19).
 */
export function isAltarOpen(reading: Reading, seat: Seat): boolean {
  const { state } = reading;
  for (const id of cardsIn(state, field(seat))) {
    const card = cardOf(state, id);
    if (rowOf(card) !== 'altar') continue;
    if (stealthWall.of(state) !== 'open' || !isStealthy(reading, card)) return false;
  }
  return true;
}

/**
 * Whether an effect may choose a card: one's own always; the opponent's unless it rests in a
 * closed Vault or is in Stealth. A Relic is as safe as its Hero (A-FUZ-49).
 */
export function mayTarget(reading: Reading, { id }: Card, { controller }: Standpoint): boolean {
  const bearer = shelteredBearer(reading, id, controller);
  return bearer === undefined || isAllowed(IN_SIGHT, reading, bearer, controller);
}

/** Why an effect of the seat may not choose a card; undefined where it may, or there is none. */
export function hiddenFrom(reading: Reading, seat: Seat, id: CardId): Refusal | undefined {
  const bearer = shelteredBearer(reading, id, seat);
  return bearer && refusedBy(IN_SIGHT, reading, bearer, seat);
}

/** The card of the opponent that protects this one from effects, if any does: itself or its Hero. */
function shelteredBearer(reading: Reading, id: CardId, from: Seat): Card | undefined {
  const { state } = reading;
  if (protection.of(state) === 'attacks') return undefined;
  const bearer = state.cards[bearerOf(reading, id) ?? ''];
  if (!bearer || !isFielded(bearer)) return undefined;
  return controllerOf(state, bearer) === from ? undefined : bearer;
}
