/** Why an attack is not offered. Rules: B14, B15, B18 to B20; decision A-BFT-22. */
import { no, refusedBy, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { controllerOf, isOnField } from '../field.js';
import { ATTACKS, ATTACKS_NOW, IN_PHASE, LINKED, targetsFor } from './attackers.js';

const TARGET = no(
  'B19',
  'Attack a monster of the other side, or its fighter while the center is empty.',
);

type Words = readonly string[];

export const refuseAttack = (reading: Reading, seat: Seat, words: Words): Refusal =>
  forbidsAttack(reading, seat, words) ?? TARGET;

/** Why an attack is refused while something else is asked. */
export const refuseLateAttack = (reading: Reading, seat: Seat): Refusal =>
  refusedBy(ATTACKS_NOW, reading, seat, seat) ?? IN_PHASE;

/** Why the attack is forbidden; undefined where at most nobody is asked for one now. */
export function forbidsAttack(
  reading: Reading,
  seat: Seat,
  [cards = '', target = '']: Words,
): Refusal | undefined {
  const ids = cards.split(',');
  const refusal =
    refusedBy(ATTACKS_NOW, reading, seat, seat) ?? refusedBy(LINKED, reading, ids.length, seat);
  if (refusal) return refusal;
  for (const id of ids) {
    const refused = refuseAttacker(reading, seat, id, ids.length > 1);
    if (refused) return refused;
  }
  return targetsFor(reading, seat).includes(target) ? undefined : TARGET;
}

function refuseAttacker(
  reading: Reading,
  seat: Seat,
  id: string,
  isLink: boolean,
): Refusal | undefined {
  const card = reading.state.cards[id];
  if (!card || !isOnField(card) || controllerOf(reading.state, card) !== seat) {
    return no('B18', 'You have no such card on your field.');
  }
  return refusedBy(ATTACKS, reading, card, { seat, isLink });
}
