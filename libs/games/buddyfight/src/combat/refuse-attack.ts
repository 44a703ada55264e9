/** Why an attack is not offered. Rules: B14, B15, B18 to B20; decision A-BFT-22. */
import {
  no,
  tableCounter,
  type Card,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { active, controllerOf, isItem, isOnField, isResting } from '../field.js';
import { PHASES } from '../turn/phases.js';
import { isFirstTurn, isFirstTurnSpent, mayAttack, targetsFor } from './attackers.js';

const IN_PHASE = no('B14', 'You attack in your attack phase.');
const TARGET = no(
  'B19',
  'Attack a monster of the other side, or its fighter while the center is empty.',
);

type Words = readonly string[];

export const refuseAttack = (reading: Reading, seat: Seat, words: Words): Refusal =>
  forbidsAttack(reading, seat, words) ?? TARGET;

/** Why an attack is refused while something else is asked. */
export const refuseLateAttack = (reading: Reading, seat: Seat, words: Words): Refusal =>
  isSpent(reading, seat) ? refuseAttack(reading, seat, words) : IN_PHASE;

/** Why the attack is forbidden; undefined where at most nobody is asked for one now. */
export function forbidsAttack(
  reading: Reading,
  seat: Seat,
  [cards = '', target = '']: Words,
): Refusal | undefined {
  if (isSpent(reading, seat)) return no('B15', 'One attack in the first turn of the game.');
  if (!isAttackPhase(reading, seat)) return IN_PHASE;
  const ids = cards.split(',');
  if (isFirstTurn(reading) && ids.length > 1) {
    return no('B15', 'No link attack in the first turn of the game.');
  }
  for (const id of ids) {
    const refusal = refuseAttacker(reading, seat, ids.length > 1, reading.state.cards[id]);
    if (refusal) return refusal;
  }
  return targetsFor(reading, seat).includes(target) ? undefined : TARGET;
}

const isSpent = (reading: Reading, seat: Seat): boolean =>
  seat === active(reading.state) && isFirstTurnSpent(reading);

const isAttackPhase = ({ state }: Reading, seat: Seat): boolean =>
  seat === active(state) && PHASES[tableCounter(state, 'phase') - 1] === 'attack';

function refuseAttacker(
  reading: Reading,
  seat: Seat,
  isLink: boolean,
  card?: Card,
): Refusal | undefined {
  if (!card || !isOnField(card) || controllerOf(reading.state, card) !== seat) {
    return no('B18', 'You have no such card on your field.');
  }
  if (isResting(card)) return no('B18', 'Only standing cards attack.');
  if (mayAttack(reading, seat, card)) return undefined;
  if (!isItem(card)) return no('B18', 'It cannot attack.');
  return no(isLink ? 'A-BFT-22' : 'B18', 'An item attacks while your own center is empty.');
}
