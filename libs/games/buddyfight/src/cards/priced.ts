/**
 * Prices, and the abilities that have one. What is paid is read from `price` alone; `cost` and `pays`
 * repeat it in the words of the engine, out of which a card's text is made.
 *
 * Rules: B33, R-BFT-11, R-BFT-51; decisions A-BFT-41, A-BFT-63.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Entries, WordOf } from '@scoresheet/rules-cards';
import type { Ability, Condition, Payment, Selector } from '@scoresheet/rules-engine';
import type { PAYMENTS } from '../effects/payments.js';
import type { CardType } from './types.js';

/** What is paid, all at once (B33). */
export type Price = {
  /** Cards of the own gauge, of the payer's choice. */
  readonly gauge?: number;
  readonly life?: number;
  /** Cards off the top of the own deck into the drop zone. */
  readonly deck?: number;
  /** Cards off the top of the own deck into the soul of what is called or equipped. */
  readonly soul?: number;
  /** The card itself rests, and so has to stand. */
  readonly rest?: true;
  /** Cards that the declaration names. */
  readonly gives?: readonly Gift[];
};

/** Cards of a kind that are given: `{ "zone": "hand", "side": "yours" }` for a discard. */
export interface Gift {
  readonly from: Selector;
  readonly count: number;
  /** `soul`: under what is called or equipped by it. */
  readonly to: WordOf<typeof PAYMENTS>;
}

export interface FightAbility extends Ability {
  /** What is paid; `cost` and `pays` say the same for the card's text. */
  readonly price?: Price;
  /** Once per turn, by each card or by each fighter (A-BFT-63). */
  readonly once?: 'card' | 'fighter';
  /** Works while the card lies in a soul, and not on the field (A-BFT-74). */
  readonly inSoul?: true;
}

/**
 * What no card file says. Abilities of these timings only tell what playing the card costs: nothing
 * is used or set off by them. A limit of once a turn is printed with the ability's price (A-BFT-63).
 */
export const ADDED = {
  timings: { call: { label: 'Call' }, equip: { label: 'Equip' }, lay: { label: 'Cast' } },
  costs: { once: () => 'once a turn', onceForAll: () => 'once a turn for each fighter' },
} satisfies Entries['added'];

const PLAYED_BY: Readonly<Partial<Record<CardType, keyof typeof ADDED.timings>>> = {
  monster: 'call',
  item: 'equip',
};

const ONCE: Readonly<Record<'card' | 'fighter', keyof typeof ADDED.costs>> = {
  card: 'once',
  fighter: 'onceForAll',
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

const spokenOf = ({ price = {}, once, ...ability }: FightAbility): FightAbility =>
  withoutUndefined({
    ...ability,
    price: Object.keys(price).length > 0 ? price : undefined,
    once: once || undefined,
    ...spoken(price, once),
  });

function spoken(price: Price, once?: FightAbility['once']): Pick<Ability, 'cost' | 'pays'> {
  const { gives = [], rest, ...numbers } = price;
  const cost: Record<string, number> = { ...numbers };
  if (rest) cost['rest'] = 1;
  if (once) cost[ONCE[once]] = 1;
  const pays = gives.map(({ from, count, to }, index): Payment => ({
    name: `given${index}`,
    from,
    min: count,
    max: count,
    how: to,
  }));
  return withoutUndefined({
    cost: Object.keys(cost).length > 0 ? cost : undefined,
    pays: pays.length > 0 ? pays : undefined,
  });
}
