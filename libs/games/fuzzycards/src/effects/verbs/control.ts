/** Control of cards on the field, for good or for this turn. Decision: A-FUZ-69. */
import { takingControl } from '@scoresheet/rules-cards';
import {
  cardOf,
  mark,
  move,
  seatsOf,
  tell,
  type CardId,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../../endings.js';
import { cardsOnField, controllerOf, field, openSlots, rowOf, type Row } from '../../field.js';
import { fieldedMeant } from './meant.js';

export const { takeControl, giveBack } = takingControl({
  meant: fieldedMeant,
  change: changeSides,
  inPlay: ({ state }) => seatsOf(state).flatMap((seat) => cardsOnField(state, seat)),
  after: check,
});

/**
 * The card goes over to this side, to its own row, else to the other, else not at all. It is the
 * same card, with what it carries, and as new here as any other.
 */
function changeSides(play: Play, id: CardId, seat: Seat): void {
  const card = cardOf(play.state, id);
  if (controllerOf(play.state, card) === seat) return;
  const other = rowOf(card) === 'altar' ? 'vault' : 'altar';
  const open = [rowOf(card), other].flatMap((row) => openSlots(play.state, seat, row as Row));
  const [slot] = open;
  if (slot === undefined) return;
  move(play, id, field(seat), { slot, sameObject: true });
  mark(play, id, 'fresh', 1);
  tell(play, 'control-taken', { card: id, seat });
}
