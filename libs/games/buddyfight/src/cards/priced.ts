/**
 * Prices in the words of the engine, out of which it makes a card's text. What is paid is read
 * from `price` alone; `cost` and `pays` repeat it for people.
 *
 * Rules: B33, R-BFT-11, R-BFT-51.
 */
import type { Ability, Condition, Payment } from '@scoresheet/rules-engine';
import type { CardType, FightAbility, Price } from './shape.js';

/** Abilities that only tell what playing the card costs: nothing is used or set off by them. */
export const PRICE_TIMINGS = ['call', 'equip', 'lay'] as const;

const PLAYED_BY: Readonly<Partial<Record<CardType, (typeof PRICE_TIMINGS)[number]>>> = {
  monster: 'call',
  item: 'equip',
};

/** The abilities of a card with all their prices said; the price of the card itself comes first. */
export function abilitiesSaid(
  type: CardType,
  price: Price,
  playWhen: Condition | undefined,
  abilities: readonly FightAbility[],
): readonly FightAbility[] {
  const when = playWhen ? { when: playWhen } : {};
  const said = abilities.map((ability) =>
    ability.timing === 'cast' ? { ...ability, ...when, ...spoken(price) } : spokenOf(ability),
  );
  const isSaid = abilities.some(({ timing }) => timing === 'cast') || type === 'flag';
  if (isSaid || (Object.keys(price).length === 0 && !playWhen)) return said;
  return [{ timing: PLAYED_BY[type] ?? 'lay', ...when, ...spoken(price), does: [] }, ...said];
}

const spokenOf = ({ price = {}, once, ...ability }: FightAbility): FightAbility => ({
  ...ability,
  ...(Object.keys(price).length > 0 ? { price } : {}),
  ...(once ? { once } : {}),
  ...spoken(price, once),
});

function spoken(price: Price, once?: FightAbility['once']): Pick<Ability, 'cost' | 'pays'> {
  const { gives = [], rest, ...numbers } = price;
  const cost = {
    ...numbers,
    ...(rest ? { rest: 1 } : {}),
    ...(once ? { [ONCE[once]]: 1 } : {}),
  };
  const pays = gives.map(({ from, count, to }, index): Payment => ({
    ...{ name: `given${index}`, from, min: count, max: count, how: to },
  }));
  return {
    ...(Object.keys(cost).length > 0 ? { cost } : {}),
    ...(pays.length > 0 ? { pays } : {}),
  };
}

/** A limit of once a turn is printed with the ability's price (A-BFT-63). */
const ONCE = { card: 'once', fighter: 'onceForAll' } as const;
