/** Why an attack is not offered. Rules: B15, B18 to B20; decision A-BFT-22. */
import type { Asked, Card, Reading, Refusal, Seat } from '@scoresheet/rules-engine';
import { controllerOf, isItem, isOnField, isResting } from '../field.js';
import { no } from '../refusal.js';
import { isFirstTurn, mayAttack } from './attackers.js';

export function refuseAttack(
  reading: Reading,
  seat: Seat,
  asked: Asked,
  [cards = '']: readonly string[],
): Refusal {
  if (asked.kind !== 'attack') return no('B14', 'You attack in your attack phase.');
  const ids = cards.split(',');
  const attackers = ids.map((id) => reading.state.cards[id]);
  if (isFirstTurn(reading) && ids.length > 1) {
    return no('B15', 'No link attack in the first turn of the game.');
  }
  for (const card of attackers) {
    const refusal = refuseAttacker(reading, seat, card);
    if (refusal) return refusal;
  }
  return no('B19', 'Attack a monster of the other side, or its fighter while the center is empty.');
}

function refuseAttacker(reading: Reading, seat: Seat, card?: Card): Refusal | undefined {
  if (!card || !isOnField(card) || controllerOf(reading.state, card) !== seat) {
    return no('B18', 'You have no such card on your field.');
  }
  if (isResting(card)) return no('B18', 'Only standing cards attack.');
  if (mayAttack(reading, seat, card)) return undefined;
  return isItem(card)
    ? no('A-BFT-22', 'An item attacks while your own center is empty.')
    : no('B18', 'It cannot attack.');
}
