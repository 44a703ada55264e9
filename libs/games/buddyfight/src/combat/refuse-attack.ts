/**
 * Why an attack is not offered. After an attack phase that ended by itself, since no card could
 * attack, the card's own reason is named, and not that it is too late.
 *
 * Rules: B14, B15, B18 to B20, R-BFT-39; decision A-BFT-22.
 */
import {
  isAllowed,
  no,
  refusedBy,
  tableCounter,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { active, cardsOnField, controllerOf, isOnField } from '../field.js';
import { mayHaveCounter } from '../timing/may-counter.js';
import { PHASES } from '../turn/phases.js';
import { ATTACKS, IN_PHASE, LINKED, ONE_AT_FIRST, targetsFor } from './attackers.js';

const TARGET = no(
  'B19',
  'Attack a monster of the other side, or its fighter while the center is empty.',
);
const NOT_THERE = no('B18', 'You have no such card on your field.');
const NOT_BEGUN = no('B14', 'Your attacks begin when Move and the play timing are over.');
const UNDER_WAY = no('R-BFT-39', 'Your next attack comes when this one is over.');

type Words = readonly string[];

export const refuseAttack = (reading: Reading, seat: Seat, words: Words): Refusal =>
  forbidsAttack(reading, seat, words) ?? TARGET;

/** Why an attack is refused while no attack is asked for. */
export const refuseOtherAttack = (reading: Reading, seat: Seat, words: Words): Refusal =>
  forbidsAttack(reading, seat, words) ??
  (reading.state.stack.some(({ kind }) => kind === 'battle') ? UNDER_WAY : NOT_BEGUN);

/** Why the attack is forbidden; undefined if it may come in this attack phase. */
function forbidsAttack(
  reading: Reading,
  seat: Seat,
  [cards = '', target = '']: Words,
): Refusal | undefined {
  const late = refusedBy([IN_PHASE], reading, seat, seat);
  const ids = cards.split(',');
  const refusal =
    refusedBy([ONE_AT_FIRST], reading, seat, seat) ??
    (hasEndedByItself(reading, seat) ? undefined : late) ??
    refusedBy(LINKED, reading, ids.length, seat);
  if (refusal) return refusal;
  for (const id of ids) {
    const refused = refuseAttacker(reading, seat, id, ids.length > 1);
    // A card that is not there now may not have been there in the phase.
    if (refused) return refused === NOT_THERE && late ? late : refused;
  }
  return targetsFor(reading, seat).includes(target) ? late : TARGET;
}

/** The attack phase is over, no card of the seat could attack, and the seat was asked nothing since. */
function hasEndedByItself(reading: Reading, seat: Seat): boolean {
  const { state } = reading;
  const phase = PHASES[tableCounter(state, 'phase') - 1] ?? 'start';
  const isOwn = seat === active(state);
  const isSince = isOwn
    ? phase === 'final' || phase === 'end'
    : phase === 'start' && !mayHaveCounter(reading, seat);
  return (
    isSince &&
    !cardsOnField(state, seat).some((card) =>
      isAllowed(ATTACKS, reading, card, { seat, isLink: false }),
    )
  );
}

function refuseAttacker(
  reading: Reading,
  seat: Seat,
  id: string,
  isLink: boolean,
): Refusal | undefined {
  const card = reading.state.cards[id];
  if (!card || !isOnField(card) || controllerOf(reading.state, card) !== seat) {
    return NOT_THERE;
  }
  return refusedBy(ATTACKS, reading, card, { seat, isLink });
}
