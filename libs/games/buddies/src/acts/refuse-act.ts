/**
 * Why a Buddy may not act, or may not be withdrawn, and why nothing is burnt, in the order of
 * A-BUD-68.
 */
import {
  no,
  refusedBy,
  type Card,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { isInParty } from '../field.js';
import { DEFEND_TIME, NOBODY_DEFENDS } from './defend.js';
import { BURNS, BURNT_THEN } from './payment.js';
import { refuseTargets } from './refuse-targets.js';
import { abilitiesListed, ACTS, USE_TIME, USED } from './use-ability.js';
import { WITHDRAWS } from './withdraw.js';

type Words = readonly string[];

export function refuseUse(reading: Reading, seat: Seat, words: Words): Refusal {
  const [id, number, ...named] = words;
  return (
    refusedBy(USE_TIME, reading, seat, seat) ??
    refuseActor(reading, seat, id) ??
    refuseAbility(reading, seat, reading.state.cards[id ?? ''] as Card, [number ?? '', ...named])
  );
}

export function refuseDefend(reading: Reading, seat: Seat, [id]: Words): Refusal {
  return (
    refusedBy(DEFEND_TIME, reading, seat, seat) ?? refuseActor(reading, seat, id) ?? NOBODY_DEFENDS
  );
}

function refuseActor(reading: Reading, seat: Seat, id = ''): Refusal | undefined {
  const card = reading.state.cards[id];
  if (!card || !isInParty(card)) return no('R-BUD-56', 'You have no such Buddy in play.');
  return refusedBy(ACTS, reading, card, seat);
}

function refuseAbility(reading: Reading, seat: Seat, buddy: Card, words: Words): Refusal {
  const [number, ...named] = words;
  const listed = abilitiesListed(reading, buddy)[Number(number)];
  if (!listed) return no('R-BUD-58', 'No such ability is listed on it.');
  const { ability, face, index } = listed;
  const source = { card: buddy.id, face: face.code, ability: index };
  const effect = { ...source, controller: seat, chosen: {} };
  return (
    refusedBy(USED, reading, listed, buddy) ??
    refuseTargets(reading, ability, effect, named) ??
    no('R-BUD-12', 'What it costs cannot be given in full.')
  );
}

export function refuseWithdraw(reading: Reading, seat: Seat): Refusal {
  return (
    refusedBy(WITHDRAWS, reading, seat, seat) ??
    no('R-BUD-51', 'You withdraw Buddies of your own party only.')
  );
}

export const refuseBurn = (reading: Reading, seat: Seat): Refusal =>
  refusedBy(BURNS, reading, seat, seat) ?? BURNT_THEN;
