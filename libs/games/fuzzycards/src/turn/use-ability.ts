/**
 * Using an Activate ability of a card on the field: paid whole, once per turn unless it says so.
 *
 * Rules: R-FUZ-65, R-FUZ-72; decisions A-FUZ-27, A-FUZ-38, A-FUZ-63, A-FUZ-73.
 */
import {
  givings,
  paidGuards,
  readAnnounced,
  type Payer,
  type Price,
} from '@scoresheet/rules-cards';
import {
  abilitiesTimed,
  cardOf,
  cardsIn,
  faceOfCard,
  isAllowed,
  mark,
  markOf,
  optionOf,
  push,
  targetings,
  tell,
  type Ability,
  type Card,
  type CardId,
  type Guard,
  type Option,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { COSTS, pay } from '../effects/prices.js';
import { cardsOnField, controllerOf, hand, relicsOn } from '../field.js';
import { hasAbilities } from '../values.js';
import { carryOutFrame } from './carry-out.js';

export function waysToUse(reading: Reading, seat: Seat): readonly Option[] {
  return cardsOnField(reading.state, seat)
    .flatMap(({ id }) => [id, ...cardsIn(reading.state, relicsOn(id))])
    .flatMap((id) => waysOf(reading, seat, cardOf(reading.state, id)));
}

function waysOf(reading: Reading, seat: Seat, card: Card): readonly Option[] {
  const face = faceOfCard(reading, card);
  return abilitiesTimed(face, 'activate').flatMap((index) => {
    const ability = face.abilities[index] as Ability;
    if (!isAllowed(USED, reading, card, index)) return [];
    const effect = { card: card.id, face: card.face, ability: index, controller: seat, chosen: {} };
    const gifts = givings(ability.cost?.['discard'] ?? 0, () => cardsIn(reading.state, hand(seat)));
    const ways = targetings(reading, ability, effect).flatMap((way) =>
      gifts.map((gift) => way + gift),
    );
    return ways.map((words) => optionOf(card.id, `use ${card.id} ${index}`, words));
  });
}

const FREE: Price = {};

const payerOf = ({ state }: Reading, card: Card, price: Price): Payer => ({
  seat: controllerOf(state, card),
  card: card.id,
  price,
});

/** Conditions for an ability of a card on one's field to be used, in the order of A-FUZ-81. */
export const USED: readonly Guard<Card, number>[] = [
  {
    rule: 'R-FUZ-72',
    says: 'The card has no such ability to use.',
    holds: (reading, card, index) => abilityAt(reading, card, index)?.timing === 'activate',
  },
  {
    rule: 'R-FUZ-65',
    says: 'The card is silenced.',
    holds: (reading, card) => hasAbilities(reading, card),
  },
  {
    rule: 'R-FUZ-72',
    says: 'The ability was used this turn.',
    holds: (_, card, index) => !wasUsed(card, index),
  },
  ...paidGuards(COSTS, {
    priceOf: (reading, card: Card, index: number) => abilityAt(reading, card, index)?.cost ?? FREE,
    payerOf,
  }),
];

export const abilityAt = (reading: Reading, card: Card, index: number): Ability | undefined =>
  faceOfCard(reading, card).abilities[index];

/** Abilities used this turn stand in one mark, a bit for each. */
const wasUsed = (card: Card, index: number): boolean => (markOf(card, 'used') & (1 << index)) !== 0;

export function useAbility(play: Play, seat: Seat, id: CardId, words: readonly string[]): void {
  const card = cardOf(play.state, id);
  const index = Number(words[0]);
  const { cost, again } = faceOfCard(play, card).abilities[index] as Ability;
  if (!again) mark(play, id, 'used', markOf(card, 'used') | (1 << index));
  const { chosen, given } = readAnnounced(words.slice(1));
  pay(play, { seat, card: id, price: cost ?? {}, named: given });
  tell(play, 'ability-used', { seat, card: id, ability: index });
  const source = { card: id, face: card.face, ability: index, controller: seat };
  push(play, carryOutFrame(source, chosen, null));
}
