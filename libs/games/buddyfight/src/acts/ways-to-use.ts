/**
 * The ways to use an ability, and to cast a card: its targets and what is given for it, where its
 * condition holds, its price can be paid and it may be used this turn still.
 *
 * Rules: R-BFT-23, R-BFT-51, B13, B33; decisions A-BFT-20, A-BFT-41, A-BFT-43, A-BFT-63, A-BFT-69.
 */
import {
  holds,
  isAllowed,
  optionOf,
  targetings,
  type CardId,
  type Choosing,
  type Effect,
  type Guard,
  type Option,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { FightAbility, Price } from '../cards/priced.js';
import { cardsOnField } from '../field.js';
import { faceOfCard } from '../values.js';
import { isFresh, isUsedUp, TOO_OFTEN } from './limits.js';
import type { Moment } from './moment.js';
import { canPay, givings } from './payment.js';
import { givesWords } from './way.js';

interface Announced {
  readonly ability: FightAbility;
  readonly effect: Effect;
  readonly price: Price;
}

/** The condition for an ability to be announced at all; what has to be named comes after. */
export const ANNOUNCED: readonly Guard<Announced, unknown>[] = [
  {
    rule: 'R-BFT-51',
    says: 'What it asks for or costs is not there.',
    holds: (reading, { ability, effect, price }) =>
      holds(reading, ability.when, effect) &&
      canPay(reading, effect.controller, price, effect.card),
  },
];

/** Each way as the words that follow card and ability; none where it cannot be used. */
export function waysToAnnounce(
  reading: Reading,
  ability: FightAbility,
  effect: Effect,
  price: Price,
): readonly string[] {
  if (!isAllowed(ANNOUNCED, reading, { ability, effect, price }, effect.controller)) return [];
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

const abilityIn = ({ rules }: Reading, { face, ability }: Effect): FightAbility | undefined =>
  rules.faces[face]?.abilities[ability];

/** Conditions for an ability of a card on one's field to be used. Limits of use come before the time. */
export const USED: readonly Guard<Effect, Moment>[] = [
  {
    rule: 'B13',
    says: 'It has no such ability to be used.',
    holds: (reading, effect) =>
      ['act', 'counter-act'].includes(abilityIn(reading, effect)?.timing ?? ''),
  },
  {
    rule: 'A-BFT-63',
    says: 'It is used once a turn.',
    holds(reading, effect) {
      const ability = abilityIn(reading, effect);
      return ability === undefined || isFresh(reading, effect, ability);
    },
  },
  {
    ...TOO_OFTEN,
    holds: (reading, { controller, face }) => !isUsedUp(reading, controller, face),
  },
  {
    rule: 'A-BFT-20',
    says: '[Act] is used in your own main phase; here only [Counter] is.',
    holds: (reading, effect, moment) =>
      moment === 'main' || abilityIn(reading, effect)?.timing !== 'act',
  },
];

/** Abilities of cards on the own field. */
export const waysToUse = (reading: Reading, seat: Seat, moment: Moment): readonly Option[] =>
  cardsOnField(reading.state, seat).flatMap((card) => {
    const { abilities, code: face } = faceOfCard(reading, card);
    return abilities.flatMap((ability, index) => {
      const effect = { card: card.id, face, ability: index, controller: seat, chosen: {} };
      if (!isAllowed(USED, reading, effect, moment)) return [];
      return waysToAnnounce(reading, ability, effect, ability.price ?? {}).map((words) =>
        optionOf(card.id, `use ${card.id} ${index}`, words),
      );
    });
  });
