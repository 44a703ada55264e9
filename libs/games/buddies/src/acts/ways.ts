/**
 * The ways to announce something: its targets, then the cards that are given up for it, all named
 * before anything is paid (A-BUD-39): `foe=c9 give=hand1-4`.
 */
import { givings } from '@scoresheet/rules-cards';
import {
  cardsIn,
  targetings,
  type Ability,
  type CardId,
  type Effect,
  type Reading,
} from '@scoresheet/rules-engine';
import { hand } from '../field.js';
import { canPay } from '../effects/prices.js';

/** Each way as the words of an option; none where it cannot be paid or lacks a target. */
export function waysToAnnounce(
  reading: Reading,
  ability: Ability,
  effect: Effect,
  energy: number,
): readonly string[] {
  const { cost = {} } = ability;
  const price = { ...cost, energy: energy + (cost['energy'] ?? 0) };
  const { controller: seat, card } = effect;
  if (!canPay(reading, { seat, card, price })) return [];
  const gifts = givings(cost['discard'] ?? 0, () => othersInHand(reading, effect));
  return targetings(reading, ability, effect).flatMap((way) => gifts.map((gift) => way + gift));
}

/** Which cards of the hand may be given up; the card that is played is none of them. */
const othersInHand = ({ state }: Reading, { card, controller }: Effect): readonly CardId[] =>
  cardsIn(state, hand(controller)).filter((id) => id !== card);
