/**
 * Declaring: everything is named and the card is shown; the cards of the gauge that pay are picked,
 * the price is paid all at once, and what was declared waits for its answer. The card is shown
 * before the gauge is asked for: that it is asked for would tell what the card costs.
 *
 * Rules: B33, R-BFT-08, R-BFT-11, R-BFT-50; call steps 1 to 6; decisions A-BFT-29, A-BFT-40 to 42,
 * A-BFT-60.
 */
import {
  cardOf,
  justSo,
  move,
  rework,
  setCounter,
  tell,
  type CardId,
  type Frame,
  type Next,
  type Play,
  type Reading,
  type Seat,
  type Step,
  type Trigger,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { answering } from '@scoresheet/rules-presentation';
import type { Face } from '../cards/card.js';
import type { FightAbility, Price } from '../cards/priced.js';
import { declared } from '../field.js';
import { exchangeOf, pushExchange, type Item } from '../timing/item.js';
import { timingOf } from '../timing/play-timing-frame.js';
import { facePlayed, swapWithBuddy } from './buddy-call.js';
import { countUse, useOnce } from './limits.js';
import { payGaugeDecision } from './pay-gauge.js';
import { gaugeCards, pay } from './payment.js';
import { readWay, type Way } from './way.js';
import { castIndex } from './ways-to-play.js';

export interface DeclareFrame extends Frame {
  readonly kind: 'declare';
  readonly seat: Seat;
  readonly as: 'act' | 'answer';
  /** The words of the option; known to its seat alone until the card is shown. */
  readonly way: string;
  /** The ability that was set off, where it is one. */
  readonly trigger: Trigger | null;
  /** What is shown to everybody; null before. */
  item: Item | null;
  /** Cards of the gauge that were picked to pay with. */
  picked: readonly CardId[];
}

type Declaring = Pick<DeclareFrame, 'seat' | 'as' | 'way'> & { readonly trigger?: Trigger | null };

export const declareFrame = ({ seat, way, as, trigger = null }: Declaring): DeclareFrame => ({
  kind: 'declare',
  seat,
  way,
  as,
  trigger,
  item: null,
  picked: [],
});

export const declare: Step<DeclareFrame> = {
  open: ['seat', 'as', 'item'],

  proceed(play, frame): Next {
    const { seat, as, way, picked } = frame;
    const item = (frame.item ??= announce(play, frame));
    const price = priceOf(play, item);
    const { gauge = 0 } = price;
    const all = gaugeCards(play, seat);
    if (gauge > picked.length && gauge < all.length) {
      return [payGaugeDecision.asks(seat, justSo(gauge))];
    }
    layOpen(play, as, item);
    const paying = picked.length > 0 ? picked : all.slice(0, gauge);
    const { gives } = readWay(way);
    pay(play, seat, price, { gauge: paying, gives, source: item.card });
    return 'done';
  },

  ...answering(payGaugeDecision),
};

/** A way, and whose it is. */
interface Declaration extends Way {
  readonly seat: Seat;
  readonly trigger: Trigger | null;
}

/** The face whose price is paid: with My Buddy! that of the Buddy (A-BFT-32). */
function faceDeclared(reading: Reading, { seat, card: id, trigger }: Declaration): Face {
  if (trigger) return reading.rules.faces[trigger.face] as Face;
  return facePlayed(reading, seat, cardOf(reading.state, id));
}

const isOfCard = ({ does }: Pick<Way, 'does'>): boolean => does !== 'use' && does !== 'auto';

function priceOf({ rules }: Reading, item: Item): Price {
  const face = rules.faces[item.face] as Face;
  if (isOfCard(item)) return face.price;
  return face.abilities[item.ability]?.price ?? {};
}

/** Shows what is declared, and takes a card out of the hand: it is in no zone now (A-BFT-40). */
function announce(play: Play, { seat, way, trigger }: DeclareFrame): Item {
  const declaration = { ...readWay(way), seat, trigger };
  const { does, area, buddyCall, chosen } = declaration;
  const face = faceDeclared(play, declaration);
  const ability = isOfCard(declaration) ? castIndex(face) : declaration.ability;
  const card = isOfCard(declaration) ? takeUp(play, declaration) : declaration.card;
  const item: Item = withoutUndefined({
    does,
    card,
    face: face.code,
    ability,
    controller: seat,
    chosen,
    area,
    buddyCall,
    nullified: false,
    it: trigger?.it,
  });
  if (!trigger) countUse(play, seat, face.code);
  if (!isOfCard(declaration)) useOnce(play, item, face.abilities[ability] as FightAbility);
  tellOf(play, item);
  if (timingOf(play.state)?.name === 'battle' && !trigger) {
    setCounter(play, seat, 'countered', 1); // A-BFT-60
  }
  return item;
}

function tellOf(play: Play, { controller: seat, does, card, face, ability }: Item): void {
  const told = { seat, does, card, face };
  if (isOfCard({ does })) tell(play, 'card-played', told);
  else tell(play, 'ability-used', { ...told, ability });
}

const takeUp = (play: Play, { seat, card, buddyCall }: Declaration): CardId =>
  buddyCall ? swapWithBuddy(play, seat, card) : move(play, card, declared(seat));

function layOpen(play: Play, as: DeclareFrame['as'], item: Item): void {
  const exchange = exchangeOf(play.state);
  if (as === 'answer' && exchange) rework(play, exchange).answer = item;
  else pushExchange(play, item);
}
