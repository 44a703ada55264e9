/**
 * The ways to call, equip or cast a card of the hand: where to, as a Buddy Call or not, at whom,
 * and what is given for it.
 *
 * Rules: R-BFT-06, R-BFT-23, R-BFT-24, R-BFT-51; call steps 1 to 4; decisions A-BFT-13, A-BFT-15,
 * A-BFT-29, A-BFT-32, A-BFT-33, A-BFT-39, A-BFT-71.
 */
import {
  abilitiesTimed,
  holds,
  isAllowed,
  optionOf,
  type Card,
  type CardId,
  type Effect,
  type Guard,
  type Option,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Face } from '../cards/card.js';
import { AREAS } from '../field.js';
import { FITS_FLAG } from '../flag.js';
import { faceOfCard } from '../values.js';
import { BUDDY_CALLED, facePlayed, isStandIn, waitingBuddy } from './buddy-call.js';
import { isUsedUp, TOO_OFTEN } from './limits.js';
import { IN_TIME, type Moment } from './moment.js';
import { canPay, givings } from './payment.js';
import { BUDDY, givesWords } from './way.js';
import { waysToAnnounce } from './ways-to-use.js';

/** A card that is about to be played: by whom, as which face, and which cards cannot pay for it. */
export interface Playing {
  readonly seat: Seat;
  readonly card: CardId;
  readonly face: Face;
  readonly kept: readonly CardId[];
}

/** Conditions for a card with this face to be played, whatever it costs. */
export const PLAYED: readonly Guard<Face>[] = [
  ...FITS_FLAG,
  { ...TOO_OFTEN, holds: (reading, { code }, seat) => !isUsedUp(reading, seat, code) },
];

/** Conditions for a card to be paid for; what has to be named comes after. */
export const PAID: readonly Guard<Playing, unknown>[] = [
  {
    rule: 'R-BFT-51',
    says: 'What its text asks for does not hold.',
    holds: (reading, { seat, card, face }) =>
      holds(reading, face.playWhen, effectOf(seat, card, face)),
  },
  {
    rule: 'R-BFT-51',
    says: 'What it costs cannot be paid in full.',
    holds: (reading, { seat, face }) => canPay(reading, seat, face.price),
  },
  {
    rule: 'R-BFT-23',
    says: 'The cards that it costs are not there now.',
    holds: (reading, playing) => givenFor(reading, playing).length > 0,
  },
];

export const mayPlay = (reading: Reading, playing: Playing): boolean =>
  isAllowed(PLAYED, reading, playing.face, playing.seat) &&
  isAllowed(PAID, reading, playing, playing.seat);

export const castIndex = (face: Face): number => abilitiesTimed(face, 'cast')[0] ?? -1;

export const effectOf = (seat: Seat, card: CardId, face: Face): Effect => ({
  card,
  face: face.code,
  ability: castIndex(face),
  controller: seat,
  chosen: {},
});

export function playingOf(reading: Reading, seat: Seat, card: Card, buddyCall: boolean): Playing {
  const buddy = buddyCall ? waitingBuddy(reading, seat) : undefined;
  const kept = buddy ? [card.id, buddy.id] : [card.id];
  return { seat, card: card.id, face: facePlayed(reading, seat, card), kept };
}

export function waysToPlay(
  reading: Reading,
  seat: Seat,
  card: Card,
  moment: Moment,
): readonly Option[] {
  const face = faceOfCard(reading, card);
  if (!isAllowed(IN_TIME, reading, face, moment)) return [];
  // What stands in for the Buddy is looked at as itself as well as the card that is called.
  const standsIn = isStandIn(reading, card);
  if (standsIn && !isAllowed(PLAYED, reading, face, seat)) return [];
  const buddyCalls = isAllowed(BUDDY_CALLED, reading, card, { seat, moment })
    ? waysOf(reading, playingOf(reading, seat, card, true), ` ${BUDDY}`)
    : [];
  if (standsIn) return buddyCalls;
  return [...waysOf(reading, playingOf(reading, seat, card, false), ''), ...buddyCalls];
}

function waysOf(reading: Reading, playing: Playing, buddy: string): readonly Option[] {
  if (!mayPlay(reading, playing)) return [];
  const { face, card } = playing;
  if (face.type === 'monster') {
    const given = givenFor(reading, playing);
    return Object.keys(AREAS).flatMap((area) =>
      given.map((gives) => optionOf(card, `call ${card}`, area + buddy + gives)),
    );
  }
  if (face.type === 'item') {
    return givenFor(reading, playing).map((gives) =>
      optionOf(card, `equip ${card}`, buddy + gives),
    );
  }
  return waysToCast(reading, playing).map((words) => optionOf(card, `cast ${card}`, buddy + words));
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
