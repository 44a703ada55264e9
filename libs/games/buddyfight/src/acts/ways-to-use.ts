/**
 * The ways to use an ability, and to cast a card: its targets and what is given for it, where its
 * condition holds, its price can be paid and it may be used this turn still.
 *
 * Rules: R-BFT-23, R-BFT-51, B33; decisions A-BFT-41, A-BFT-43, A-BFT-63.
 */
import {
  holds,
  targetings,
  type CardId,
  type Choosing,
  type Effect,
  type Option,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { FightAbility, Price } from '../cards/priced.js';
import { cardsOnField } from '../field.js';
import { faceOfCard } from '../values.js';
import { isFresh, isUsedUp } from './limits.js';
import { canPay, givings } from './payment.js';
import { givesWords } from './way.js';

/** Each way as the words that follow card and ability; none where it cannot be used. */
export function waysToAnnounce(
  reading: Reading,
  ability: FightAbility,
  effect: Effect,
  price: Price,
): readonly string[] {
  if (!holds(reading, ability.when, effect)) return [];
  if (!canPay(reading, effect.controller, price, effect.card)) return [];
  const ways = targetings(reading, { ...ability, choose: namedAtOnce(ability.choose) }, effect);
  const given = givings(reading, price, effect, ability.timing === 'cast' ? [effect.card] : []);
  return ways.flatMap((way) =>
    given.filter((gives) => isApart(way, gives)).map((gives) => way + givesWords(gives)),
  );
}

/** Choices out of hidden places are made while it resolves, and forbid nothing (A-BFT-43). */
export const namedAtOnce = (choose: readonly Choosing[] = []): readonly Choosing[] =>
  choose.filter(({ hidden }) => !hidden);

/** What pays is gone when the effect comes: it is no target (A-BFT-41). */
function isApart(way: string, gives: readonly (readonly CardId[])[]): boolean {
  if (way === '' || gives.length === 0) return true;
  const named = way.split(/[ =,]/);
  return !gives.flat().some((id) => named.includes(id));
}

const TIMINGS_OF = { main: ['act', 'counter-act'], counter: ['counter-act'] } as const;

/** Abilities of cards on the own field. */
export function waysToUse(
  reading: Reading,
  seat: Seat,
  moment: keyof typeof TIMINGS_OF,
): readonly Option[] {
  const timings: readonly string[] = TIMINGS_OF[moment];
  return cardsOnField(reading.state, seat).flatMap((card) => {
    const { abilities, code } = faceOfCard(reading, card);
    return abilities.flatMap((ability, index) => {
      if (!timings.includes(ability.timing) || isUsedUp(reading, seat, code)) return [];
      const effect = { card: card.id, face: code, ability: index, controller: seat, chosen: {} };
      if (!isFresh(reading, effect, ability)) return [];
      return waysToAnnounce(reading, ability, effect, ability.price ?? {}).map((words) => ({
        id: `use ${card.id} ${index}${words}`,
        card: card.id,
        ...(words === '' ? {} : { to: words.trim() }),
      }));
    });
  });
}
