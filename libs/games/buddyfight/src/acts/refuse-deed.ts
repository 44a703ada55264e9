/**
 * Why a card or an ability is not used: the time, whose it is, the Flag, what is used up, the Buddy
 * Call, conditions and price, and last the targets.
 *
 * Decisions: A-BFT-20, A-BFT-42, A-BFT-43, A-BFT-71.
 */
import {
  cardsIn,
  holds,
  no,
  type Card,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Face } from '../cards/card.js';
import { active, controllerOf, hand, isOnField } from '../field.js';
import { flagForbids } from '../refusal.js';
import { timingOf } from '../timing/play-timing-frame.js';
import { faceOfCard, fitsFlag } from '../values.js';
import { hasBuddyCalled, isStandIn, mayBuddyCall, waitingBuddy } from './buddy-call.js';
import { isFresh, isUsedUp } from './limits.js';
import { canPay, givings } from './payment.js';
import { readWay, type Way } from './way.js';
import { isInTime, type Moment } from './ways-to-act.js';
import { effectOf } from './ways-to-play.js';

export const NOTHING_USED = no('A-BFT-20', 'Nothing is used now; answer what you are asked.');

/** Why an act is refused, also where only its words are wrong: what they name, or how. */
export const refuseDeed = (reading: Reading, seat: Seat, moment: Moment, line: string): Refusal =>
  forbidsDeed(reading, seat, moment, line) ?? refuseTargets(reading, readWay(line));

/** Why the deed is forbidden; undefined where only its wording, or the moment, may be wrong. */
export function forbidsDeed(
  reading: Reading,
  seat: Seat,
  moment: Moment,
  line: string,
): Refusal | undefined {
  const way = readWay(line);
  if (way.does === 'use') return forbidsUse(reading, seat, moment, way);
  const held = cardsIn(reading.state, hand(seat)).includes(way.card);
  const card = held ? reading.state.cards[way.card] : undefined;
  if (!card) return no('A-BFT-41', 'You hold no such card.');
  return refuseCard(reading, seat, moment, { ...way, card: card.id });
}

/** What kind of timing it is for this fighter, whoever is asked in it. */
export function momentFor({ state }: Reading, seat: Seat): Moment {
  const name = timingOf(state)?.name;
  const isOwn = seat === active(state) && (name === 'main' || name === 'final');
  return isOwn ? name : 'counter';
}

function refuseCard(reading: Reading, seat: Seat, moment: Moment, way: Way): Refusal | undefined {
  const card = reading.state.cards[way.card] as Card;
  const face = faceOfCard(reading, card);
  if (!isInTime(face, moment)) {
    return face.type === 'impact'
      ? no('B14', 'Impacts are cast in your final phase.')
      : no('A-BFT-20', 'That is used in your own main phase; here only [Counter] is.');
  }
  if (!fitsFlag(reading, seat, face)) return flagForbids(face);
  if (isUsedUp(reading, seat, face.code)) return no('A-BFT-69', 'Not so often in one turn.');
  const buddy = isStandIn(reading, card) ? waitingBuddy(reading, seat) : undefined;
  const called = buddy ? faceOfCard(reading, buddy) : face;
  return (
    (way.buddyCall ? refuseBuddyCall(reading, seat, card, moment) : undefined) ??
    refusePrice(reading, seat, card, called)
  );
}

/** Why a Buddy Call is refused in a phase, or, as an `effect` makes it, in any (A-BFT-30). */
export function refuseBuddyCall(
  reading: Reading,
  seat: Seat,
  card: Card,
  moment: Moment | 'effect',
): Refusal | undefined {
  const isByEffect = moment === 'effect';
  if (moment !== 'main' && !isByEffect) {
    return no('R-BFT-06', 'A Buddy Call is made in your main phase.');
  }
  if (hasBuddyCalled(reading, seat)) return no('R-BFT-10', 'One Buddy Call in a game.');
  if (!waitingBuddy(reading, seat)) return no('A-BFT-34', 'Your Buddy is not in the Buddy Zone.');
  if (mayBuddyCall(reading, seat, card)) return undefined;
  if (isStandIn(reading, card)) {
    return isByEffect ? no('A-BFT-32', 'It stands in for a call of your main phase.') : undefined;
  }
  return no('R-BFT-06', 'A Buddy Call needs a card with the name of your Buddy.');
}

function refusePrice(reading: Reading, seat: Seat, card: Card, face: Face): Refusal | undefined {
  if (!holds(reading, face.playWhen, effectOf(seat, card.id, face))) {
    return no('R-BFT-51', 'What its text asks for does not hold.');
  }
  if (!canPay(reading, seat, face.price)) {
    return no('R-BFT-51', 'What it costs cannot be paid in full.');
  }
  const kept = [card.id, waitingBuddy(reading, seat)?.id ?? ''];
  return givings(reading, face.price, effectOf(seat, card.id, face), kept).length > 0
    ? undefined
    : no('R-BFT-23', 'The cards that it costs are not there now.');
}

function forbidsUse(reading: Reading, seat: Seat, moment: Moment, way: Way): Refusal | undefined {
  const card = reading.state.cards[way.card];
  if (!card || !isOnField(card) || controllerOf(reading.state, card) !== seat) {
    return no('B13', 'You have no such card on your field.');
  }
  const face = faceOfCard(reading, card);
  const ability = face.abilities[way.ability];
  const effect = { card: card.id, face: face.code, ability: way.ability, controller: seat };
  if (ability?.timing !== 'act' && ability?.timing !== 'counter-act') {
    return no('B13', 'It has no such ability to be used.');
  }
  if (ability.timing === 'act' && moment !== 'main') {
    return no('A-BFT-20', '[Act] is used in your own main phase; here only [Counter] is.');
  }
  if (!isFresh(reading, { ...effect, chosen: {} }, ability)) {
    return no('A-BFT-63', 'It is used once a turn.');
  }
  if (isUsedUp(reading, seat, face.code)) return no('A-BFT-69', 'Not so often in one turn.');
  const pays =
    holds(reading, ability.when, { ...effect, chosen: {} }) &&
    canPay(reading, seat, ability.price ?? {}, card.id);
  return pays ? undefined : no('R-BFT-51', 'What it asks for or costs is not there.');
}

/** What has to be named and is not, or may not be named. */
function refuseTargets(_: Reading, { does, area }: Way): Refusal {
  if (does === 'call' && area === null) {
    return no('B08', 'Name the area: left, center or right.');
  }
  return no('A-BFT-43', 'Name what its text asks for and what it costs: only what may be named.');
}
