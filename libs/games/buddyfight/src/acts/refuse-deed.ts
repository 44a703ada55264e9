/**
 * Refusals of cards and abilities, in this order: whose it is, the Flag, limits of use, the time, the Buddy
 * Call, conditions and price, and last the targets.
 *
 * Decisions: A-BFT-20, A-BFT-42, A-BFT-43, A-BFT-71.
 */
import {
  cardsIn,
  no,
  refusedBy,
  type Card,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { controllerOf, hand, isOnField } from '../field.js';
import { faceOfCard } from '../values.js';
import { BUDDY_CALLED, ONCE_A_GAME } from './buddy-call.js';
import { IN_TIME, type Moment } from './moment.js';
import { readWay, type Way } from './way.js';
import { PAID, PLAYED, playingOf } from './ways-to-play.js';
import { ANNOUNCED, USED } from './ways-to-use.js';

/** Why an act is refused, also where only its words are wrong: what they name, or how. */
export const refuseDeed = (reading: Reading, seat: Seat, moment: Moment, line: string): Refusal =>
  forbidsDeed(reading, seat, moment, line) ?? refuseTargets(readWay(line));

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
  return forbidsCard(reading, { seat, moment }, card, way.buddyCall);
}

function forbidsCard(
  reading: Reading,
  by: { readonly seat: Seat; readonly moment: Moment },
  card: Card,
  buddyCall: boolean,
): Refusal | undefined {
  const { seat, moment } = by;
  const face = faceOfCard(reading, card);
  const playing = playingOf(reading, seat, card, buddyCall);
  return (
    refusedBy(PLAYED, reading, face, seat) ??
    (buddyCall ? refusedBy([ONCE_A_GAME], reading, card, by) : undefined) ??
    refusedBy(IN_TIME, reading, face, moment) ??
    (buddyCall ? refusedBy(BUDDY_CALLED, reading, card, by) : undefined) ??
    refusedBy(PLAYED, reading, playing.face, seat) ??
    refusedBy(PAID, reading, playing, seat)
  );
}

function forbidsUse(reading: Reading, seat: Seat, moment: Moment, way: Way): Refusal | undefined {
  const card = reading.state.cards[way.card];
  if (!card || !isOnField(card) || controllerOf(reading.state, card) !== seat) {
    return no('B13', 'You have no such card on your field.');
  }
  const face = faceOfCard(reading, card);
  const ability = face.abilities[way.ability];
  const source = { card: card.id, face: face.code, ability: way.ability };
  const effect = { ...source, controller: seat, chosen: {} };
  const refusal = refusedBy(USED, reading, effect, moment);
  if (refusal || !ability) return refusal;
  return refusedBy(ANNOUNCED, reading, { ability, effect, price: ability.price ?? {} }, seat);
}

/** What has to be named and is not, or may not be named. */
function refuseTargets({ does, area }: Way): Refusal {
  if (does === 'call' && area === null) {
    return no('B08', 'Name the area: left, center or right.');
  }
  return no('A-BFT-43', 'Name what its text asks for and what it costs: only what may be named.');
}
