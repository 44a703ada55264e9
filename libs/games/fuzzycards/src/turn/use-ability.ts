/**
 * Using an Activate ability of a card on the field: paid whole, once per turn unless it says so.
 *
 * Rules: R-FUZ-65, R-FUZ-72; decisions A-FUZ-27, A-FUZ-38, A-FUZ-63, A-FUZ-73.
 */
import {
  cardOf,
  cardsIn,
  mark,
  markOf,
  push,
  seatCounter,
  setCounter,
  targetings,
  targetsNamed,
  tell,
  type Ability,
  type Card,
  type CardId,
  type Option,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { bearerOf, cardsOnField, controllerOf, relicsOn } from '../field.js';
import { faceOfCard, hasAbilities, hpLeft } from '../values.js';
import { carryOutFrame } from './carry-out.js';

export function waysToUse(reading: Reading, seat: Seat): readonly Option[] {
  return cardsOnField(reading.state, seat)
    .flatMap(({ id }) => [id, ...cardsIn(reading.state, relicsOn(id))])
    .flatMap((id) => waysOf(reading, seat, cardOf(reading.state, id)));
}

function waysOf(reading: Reading, seat: Seat, card: Card): readonly Option[] {
  return faceOfCard(reading, card).abilities.flatMap((ability, index) => {
    if (ability.timing !== 'activate' || !mayUse(reading, card, index)) return [];
    const effect = { card: card.id, face: card.face, ability: index, controller: seat, chosen: {} };
    return targetings(reading, ability, effect).map((words) => ({
      id: `use ${card.id} ${index}${words}`,
      card: card.id,
      ...(words === '' ? {} : { to: words.trim() }),
    }));
  });
}

function mayUse(reading: Reading, card: Card, index: number): boolean {
  const ability = faceOfCard(reading, card).abilities[index] as Ability;
  return !wasUsed(card, index) && hasAbilities(reading, card) && canPay(reading, card, ability);
}

/** Abilities used this turn stand in one mark, a bit for each. */
export const wasUsed = (card: Card, index: number): boolean =>
  (markOf(card, 'used') & (1 << index)) !== 0;

/** Life and HP given as a cost must leave at least 1 (A-FUZ-73). */
export function canPay(reading: Reading, card: Card, { cost }: Ability): boolean {
  const { energy = 0, life = 0, hp = 0 } = cost ?? {};
  const { state } = reading;
  const seat = controllerOf(state, card);
  return (
    seatCounter(state, seat, 'energy') >= energy &&
    (life === 0 || seatCounter(state, seat, 'life') > life) &&
    (hp === 0 || hpLeft(reading, bearerOf(reading, card.id) ?? card.id) > hp)
  );
}

/** HP that is paid is gone like damage, but nobody dealt it (A-FUZ-73). */
function payHp(play: Play, id: CardId, hp: number): void {
  if (hp > 0) mark(play, id, 'damage', markOf(cardOf(play.state, id), 'damage') + hp);
}

export function useAbility(play: Play, seat: Seat, id: CardId, words: readonly string[]): void {
  const card = cardOf(play.state, id);
  const index = Number(words[0]);
  const { cost, again } = faceOfCard(play, card).abilities[index] as Ability;
  if (!again) mark(play, id, 'used', markOf(card, 'used') | (1 << index));
  for (const what of ['energy', 'life'] as const) {
    const paid = cost?.[what] ?? 0;
    if (paid > 0) setCounter(play, seat, what, seatCounter(play.state, seat, what) - paid);
  }
  payHp(play, bearerOf(play, id) ?? id, cost?.['hp'] ?? 0);
  tell(play, 'ability-used', { seat, card: id, ability: index });
  const source = { card: id, face: card.face, ability: index, controller: seat };
  push(play, carryOutFrame(source, targetsNamed(words.slice(1)), null));
}
