/**
 * The ways to call, equip or cast a card of the hand: where to, as a Buddy Call or not, at whom,
 * and what is given for it.
 *
 * Rules: R-BFT-06, R-BFT-23, R-BFT-24, R-BFT-51; call steps 1 to 4; decisions A-BFT-13, A-BFT-15,
 * A-BFT-29, A-BFT-32, A-BFT-33, A-BFT-39, A-BFT-71.
 */
import {
  holds,
  type Card,
  type CardId,
  type Effect,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Face } from '../cards/card.js';
import { AREAS } from '../field.js';
import { faceOfCard, fitsFlag } from '../values.js';
import { isStandIn, mayBuddyCall, hasBuddyCalled, waitingBuddy } from './buddy-call.js';
import { isUsedUp } from './limits.js';
import { canPay, givings } from './payment.js';
import { BUDDY, givesWords } from './way.js';
import { waysToAnnounce } from './ways-to-use.js';

/** A card that is about to be played: by whom, as which face, and which cards cannot pay for it. */
interface Playing {
  readonly seat: Seat;
  readonly card: CardId;
  readonly face: Face;
  readonly kept: readonly CardId[];
}

/** Whether Flag, condition and numbers allow it; what has to be named comes after. */
export function mayPlay(reading: Reading, { seat, card, face }: Playing): boolean {
  if (!fitsFlag(reading, seat, face) || isUsedUp(reading, seat, face.code)) return false;
  return (
    holds(reading, face.playWhen, effectOf(seat, card, face)) && canPay(reading, seat, face.price)
  );
}

export const castIndex = ({ abilities }: Face): number =>
  abilities.findIndex(({ timing }) => timing === 'cast');

export const effectOf = (seat: Seat, card: CardId, face: Face): Effect => ({
  ...{ card, face: face.code, ability: castIndex(face), controller: seat, chosen: {} },
});

/** Each way as a line of words. `own`: in the own main phase, where a Buddy Call may be made. */
export function waysToPlay(
  reading: Reading,
  seat: Seat,
  card: Card,
  own: boolean,
): readonly string[] {
  const face = faceOfCard(reading, card);
  const buddy = waitingBuddy(reading, seat);
  const plain: Playing = { seat, card: card.id, face, kept: [card.id] };
  const mayBuddy = own && buddy !== undefined && mayBuddyCall(reading, seat, card);
  const kept = [card.id, buddy?.id ?? ''];
  if (isStandIn(reading, card)) {
    if (!own || !buddy || hasBuddyCalled(reading, seat)) return [];
    if (!fitsFlag(reading, seat, face)) return [];
    const called = faceOfCard(reading, buddy);
    return waysOf(reading, { seat, card: card.id, face: called, kept }, ` ${BUDDY}`);
  }
  const usual = waysOf(reading, plain, '');
  return mayBuddy ? [...usual, ...waysOf(reading, { ...plain, kept }, ` ${BUDDY}`)] : usual;
}

function waysOf(reading: Reading, playing: Playing, buddy: string): readonly string[] {
  if (!mayPlay(reading, playing)) return [];
  const { face, card } = playing;
  if (face.type === 'monster') {
    const given = givenFor(reading, playing);
    return Object.keys(AREAS).flatMap((area) =>
      given.map((gives) => `call ${card} ${area}${buddy}${gives}`),
    );
  }
  if (face.type === 'item') {
    return givenFor(reading, playing).map((gives) => `equip ${card}${buddy}${gives}`);
  }
  return waysToCast(reading, playing).map((words) => `cast ${card}${buddy}${words}`);
}

/** A Set card may do nothing when it is cast. */
function waysToCast(reading: Reading, playing: Playing): readonly string[] {
  const { seat, card, face } = playing;
  const effect = effectOf(seat, card, face);
  const ability = face.abilities[effect.ability];
  if (!ability) return givenFor(reading, playing);
  return waysToAnnounce(reading, ability, effect, face.price);
}

export const givenFor = (reading: Reading, { seat, card, face, kept }: Playing) =>
  givings(reading, face.price, effectOf(seat, card, face), kept).map(givesWords);
