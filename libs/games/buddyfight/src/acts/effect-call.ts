/**
 * A call made by an effect: its fighter says where, and whether it is the Buddy Call, and shows the
 * card; the Call Cost is paid unless the effect waives it. Nobody answers it; what cannot be paid is
 * not called.
 *
 * Rules: R-BFT-12, R-BFT-24; decisions A-BFT-30, A-BFT-31, A-BFT-71.
 */
import {
  cardOf,
  isAllowed,
  move,
  PASS,
  justSo,
  push,
  zoneOf,
  type Card,
  type CardId,
  type Next,
  type Options,
  type Play,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import type { Face } from '../cards/card.js';
import { AREAS, declared, type Area } from '../field.js';
import { buddyGift, placeOnField } from '../timing/resolve.js';
import { faceOfCard } from '../values.js';
import { BUDDY_CALLED, swapWithBuddy, waitingBuddy } from './buddy-call.js';
import { CALLS, PASSES } from './deed-phrases.js';
import type { EffectCallFrame } from './effect-call-frame.js';
import { payGaugeDecision } from './pay-gauge.js';
import { gaugeCards, pay } from './payment.js';
import { refuseEffectCall } from './refuse-call.js';
import { BUDDY, readWay } from './way.js';
import { givenFor, mayPlay } from './ways-to-play.js';

interface EffectCall {
  readonly seat: Seat;
  readonly card: CardId;
  readonly free: boolean;
  readonly area?: Area;
}

export function callByEffect(play: Play, { area, ...call }: EffectCall): void {
  const frame: EffectCallFrame = {
    kind: 'effect-call',
    ...call,
    area: area ?? null,
    way: null,
    source: null,
    picked: [],
  };
  push(play, frame);
}

export const callWhereDecision = decision('call-where', {
  title: 'Where does it come?',
  hint: 'Left, center or right; it may be your Buddy Call (R-BFT-12, A-BFT-30). What cannot be paid stays where it is.',
  hidden: 'says where a monster comes, if it does',
  phrases: [PASSES, ...CALLS],
  idle: PASS.id,
  isOpen: false,

  options(reading, frame: EffectCallFrame): Options {
    const from = waysOf(reading, frame).map((id) => ({ id, card: frame.card }));
    return { pick: 'one', from: from.length > 0 ? from : [PASS] };
  },

  answered(_, frame, { chosen: [option] }) {
    frame.way = option?.id ?? null;
  },

  refuse: (reading, seat, { choice }) =>
    refuseEffectCall(reading, seat, typeof choice === 'string' ? choice : ''),
});

export const effectCall: Step<EffectCallFrame> = {
  open: ['seat', 'free', 'source'],

  proceed(play, frame): Next {
    const { seat, way, picked } = frame;
    if (way === PASS.id) return 'done';
    if (way === null) {
      const card = play.state.cards[frame.card];
      if (!card) return 'done';
      const asks = isHidden(play, card) || waysOf(play, frame).length > 0;
      return asks ? [callWhereDecision.asks(seat)] : 'done';
    }
    const source = (frame.source ??= takeUp(play, seat, way));
    const all = gaugeCards(play, seat);
    const gauge = gaugeOf(play, frame, source);
    if (gauge > picked.length && gauge < all.length) {
      return [payGaugeDecision.asks(seat, justSo(gauge))];
    }
    carryOut(play, { ...frame, picked: picked.length > 0 ? picked : all.slice(0, gauge) }, source);
    return 'done';
  },

  ...answering(callWhereDecision, payGaugeDecision),
};

/** A hidden card is asked about in any case: silence would tell that it cannot be called. */
const isHidden = ({ rules }: Reading, { place }: Card): boolean =>
  rules.zones[zoneOf(place)]?.faces !== 'all';

const faceCalled = (reading: Reading, card: CardId): Face =>
  faceOfCard(reading, cardOf(reading.state, card));

const gaugeOf = (reading: Reading, { free }: EffectCallFrame, source: CardId): number =>
  free ? 0 : (faceCalled(reading, source).price.gauge ?? 0);

function takeUp(play: Play, seat: Seat, way: string): CardId {
  const { buddyCall, card } = readWay(way);
  return buddyCall ? swapWithBuddy(play, seat, card) : move(play, card, declared(seat));
}

function waysOf(reading: Reading, frame: EffectCallFrame): readonly string[] {
  const { seat, card, free } = frame;
  const buddy = waitingBuddy(reading, seat);
  const printed = faceCalled(reading, card);
  const face = free ? { ...printed, price: {} } : printed;
  const calling = { seat, moment: 'effect' } as const;
  const mayBuddy = isAllowed(BUDDY_CALLED, reading, cardOf(reading.state, card), calling);
  return (mayBuddy ? ['', ` ${BUDDY}`] : ['']).flatMap((word) => {
    const kept = word === '' ? [card] : [card, buddy?.id ?? ''];
    const playing = { seat, card, face, kept };
    if (!mayPlay(reading, playing)) return [];
    const given = givenFor(reading, playing);
    const areas = frame.area === null ? Object.keys(AREAS) : [frame.area];
    return areas.flatMap((area) => given.map((gives) => `call ${card} ${area}${word}${gives}`));
  });
}

function carryOut(play: Play, frame: EffectCallFrame, source: CardId): void {
  const { seat, free, picked } = frame;
  const { area, buddyCall, gives } = readWay(frame.way as string);
  const { price } = faceCalled(play, source);
  if (!free) pay(play, seat, price, { gauge: picked, gives, source });
  placeOnField(play, source, seat, AREAS[area ?? 'center']);
  if (buddyCall) buddyGift(play, seat);
}
