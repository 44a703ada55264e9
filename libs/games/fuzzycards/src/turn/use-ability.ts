/**
 * Using an Activate ability of a card on the field: paid whole, once per turn.
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
  tell,
  type Ability,
  type Card,
  type CardId,
  type Option,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { cardsOnField, relicsOn } from '../field.js';
import { faceOfCard, hasAbilities } from '../values.js';
import { carryOutFrame } from './carry-out.js';
import { targetings, targetsNamed } from './targetings.js';

export function waysToUse(reading: Reading, seat: Seat): readonly Option[] {
  return cardsOnField(reading.state, seat)
    .flatMap(({ id }) => [id, ...cardsIn(reading.state, relicsOn(id))])
    .flatMap((id) => waysOf(reading, seat, cardOf(reading.state, id)));
}

function waysOf(reading: Reading, seat: Seat, card: Card): readonly Option[] {
  return faceOfCard(reading, card).abilities.flatMap((ability, index) => {
    if (ability.timing !== 'activate' || !mayUse(reading, seat, card, index)) return [];
    const effect = { card: card.id, face: card.face, ability: index, controller: seat, chosen: {} };
    return targetings(reading, ability, effect).map((words) => ({
      id: `use ${card.id} ${index}${words}`,
      card: card.id,
      ...(words === '' ? {} : { to: words.trim() }),
    }));
  });
}

function mayUse(reading: Reading, seat: Seat, card: Card, index: number): boolean {
  const ability = faceOfCard(reading, card).abilities[index] as Ability;
  return !wasUsed(card, index) && hasAbilities(reading, card) && canPay(reading, seat, ability);
}

/** Abilities used this turn stand in one mark, a bit for each. */
export const wasUsed = (card: Card, index: number): boolean =>
  (markOf(card, 'used') & (1 << index)) !== 0;

/** Life given as a cost must leave at least 1 (A-FUZ-73). */
export function canPay({ state }: Reading, seat: Seat, { cost }: Ability): boolean {
  const { energy = 0, life = 0 } = cost ?? {};
  return (
    seatCounter(state, seat, 'energy') >= energy &&
    (life === 0 || seatCounter(state, seat, 'life') > life)
  );
}

export function useAbility(play: Play, seat: Seat, id: CardId, words: readonly string[]): void {
  const card = cardOf(play.state, id);
  const index = Number(words[0]);
  const { cost } = faceOfCard(play, card).abilities[index] as Ability;
  mark(play, id, 'used', markOf(card, 'used') | (1 << index));
  for (const what of ['energy', 'life'] as const) {
    const paid = cost?.[what] ?? 0;
    if (paid > 0) setCounter(play, seat, what, seatCounter(play.state, seat, what) - paid);
  }
  tell(play, 'ability-used', { seat, card: id, ability: index });
  const source = { card: id, face: card.face, ability: index, controller: seat };
  push(play, carryOutFrame(source, targetsNamed(words.slice(1)), null));
}
