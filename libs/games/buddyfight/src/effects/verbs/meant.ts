/** Whom and what an instruction means. Decisions: A-BFT-44, A-BFT-66. */
import {
  cardOf,
  cardsMeant,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { inTurnOrder, isInArea, isOnField } from '../../field.js';

/** Fighters by `who`, the turn fighter first; the effect's own where it says nothing. */
export function seatsMeant(
  { state }: Play,
  { controller }: Effect,
  { who }: Instruction,
): readonly Seat[] {
  const all = inTurnOrder(state);
  if (who === 'each') return all;
  return all.filter((seat) => (seat === controller) === (who !== 'opponent'));
}

/** Where `onFieldMeant` finds cards, for whoever writes one. */
export const THE_FIELD = 'the field';

/** Cards of the field among those that are meant; one that left it is another card. */
export const onFieldMeant = (
  play: Play,
  effect: Effect,
  instruction: Instruction,
): readonly CardId[] =>
  cardsMeant(play, instruction, effect).filter((id) => isOnField(cardOf(play.state, id)));

export const monstersMeant = (
  play: Play,
  effect: Effect,
  instruction: Instruction,
): readonly CardId[] =>
  onFieldMeant(play, effect, instruction).filter((id) => isInArea(cardOf(play.state, id)));
