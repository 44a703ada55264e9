/** Whom and what an instruction means, among those that it can reach. */
import {
  cardOf,
  cardsMeant,
  seatsOf,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { isFielded, opponentOf } from '../../field.js';

/** Seats that an instruction means by `who`; its controller where it says nothing. */
export function seatsMeant(
  play: Play,
  { controller }: Effect,
  { who }: Instruction,
): readonly Seat[] {
  switch (who) {
    case 'opponent':
      return [opponentOf(controller)];
    case 'each':
      return seatsOf(play.state);
    default:
      return [controller];
  }
}

/** Cards on the field among those that are meant: others cannot be damaged, healed or moved. */
export function fieldedMeant(
  play: Play,
  effect: Effect,
  instruction: Instruction,
): readonly CardId[] {
  return cardsMeant(play, instruction, effect).filter((id) => isFielded(cardOf(play.state, id)));
}
