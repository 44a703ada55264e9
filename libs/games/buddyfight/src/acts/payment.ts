/**
 * Paying: every part at once, judged on the table as it was before, or nothing at all.
 *
 * Rules: B06, B33, R-BFT-23, R-BFT-24, R-BFT-50, R-BFT-51; decisions A-BFT-29, A-BFT-41, A-BFT-45,
 * A-BFT-46.
 */
import { payingIn } from '@scoresheet/rules-cards';
import {
  cardOf,
  cardsIn,
  combinations,
  move,
  place,
  select,
  tell,
  type CardId,
  type Effect,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Gift, Price } from '../cards/priced.js';
import { leaveField, takeOff } from '../combat/leave.js';
import { COSTS, isGone } from '../effects/prices.js';
import { isOnField, soulOf } from '../field.js';
import { soulguardOnCost } from '../readings.js';

/** Ways of naming what is given that are offered for one declaration; more are cut off. */
const MAX_GIVINGS = 60;

const costs = payingIn(COSTS);

/** Whether all can be given in full by this fighter now, but for the cards that have to be named. */
export function canPay(reading: Reading, seat: Seat, price: Price, card?: CardId): boolean {
  if (isGone(reading, card) && price.gives?.some(({ to }) => to === 'soul')) return false;
  return costs.canPay(reading, { seat, card, price });
}

/**
 * The ways to name the cards that are given, as lists, one list for each gift; one empty way where
 * nothing has to be named. `kept` are cards that cannot pay.
 */
export function givings(
  reading: Reading,
  price: Price,
  effect: Effect,
  kept: readonly CardId[],
): readonly (readonly (readonly CardId[])[])[] {
  let ways: readonly (readonly (readonly CardId[])[])[] = [[]];
  for (const { from, count } of price.gives ?? []) {
    const cards = select(reading, from, effect).filter((id) => !kept.includes(id));
    ways = ways
      .flatMap((way) => {
        const free = cards.filter((id) => !way.flat().includes(id));
        return combinations(free, count).map((ids) => [...way, ids]);
      })
      .slice(0, MAX_GIVINGS);
  }
  return ways;
}

/** What the payer has chosen: cards of the gauge, and those that are given. */
interface Payment {
  readonly gauge: readonly CardId[];
  readonly gives: readonly (readonly CardId[])[];
  /** The card that is called, equipped, cast or used. */
  readonly source: CardId;
}

export function pay(play: Play, seat: Seat, price: Price, payment: Payment): void {
  const { gauge, gives, source } = payment;
  const { life = 0 } = price;
  costs.pay(play, { seat, card: source, price, named: gauge });
  price.gives?.forEach((gift, index) => give(play, gift, gives[index] ?? [], source));
  if (gauge.length > 0 || life > 0) tell(play, 'paid', { seat, gauge: gauge.length, life });
}

/** Whether a card of the field that pays may be saved by its soul is a reading of A-BFT-46. */
function give(play: Play, { to }: Gift, cards: readonly CardId[], source: CardId): void {
  const guarded: CardId[] = [];
  for (const id of cards) {
    const card = cardOf(play.state, id);
    const where = to === 'soul' ? soulOf(source) : place(to, card.owner);
    if (!isOnField(card)) move(play, id, where);
    else if (to !== 'soul' && soulguardOnCost.of(play.state)) guarded.push(id);
    else leaveField(play, id, where);
  }
  if (to !== 'soul') takeOff(play, guarded, to);
}

/** The cards of a gauge, from which the payer picks without seeing them (B06). */
export const gaugeCards = ({ state }: Reading, seat: Seat): readonly CardId[] =>
  cardsIn(state, place('gauge', seat));
