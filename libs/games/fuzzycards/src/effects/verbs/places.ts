/**
 * What an instruction can do to the place of a card: return it, put it on the field, move it to the
 * other row, to another position or to the other side. Whatever a card gave is gone with it, so the
 * state is checked after each (A-FUZ-46, A-FUZ-58).
 *
 * Decisions: A-FUZ-37, A-FUZ-65, A-FUZ-66, A-FUZ-68, A-FUZ-69.
 */
import {
  exchangeVerb,
  forms,
  phrases,
  returnVerb,
  verb,
  verbsOfCards,
} from '@scoresheet/rules-cards';
import {
  cardOf,
  cardsMeant,
  faceOfCard,
  reslot,
  tell,
  zoneOf,
  type CardId,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { check, leaveField } from '../../endings.js';
import { controllerOf, field, hand, isFielded, openSlots } from '../../field.js';
import { enter, rowToEnter } from '../../turn/play-card.js';
import { ROWS } from '../filters.js';
import { takeControl } from './control.js';
import { fieldedMeant } from './meant.js';

const { cards } = forms;
const { capital, order } = phrases;
const { toEach } = verbsOfCards({ meant: fieldedMeant, after: check });

/** Heroes and Field Relics from elsewhere enter, each where it has room (A-FUZ-65, 66). */
function slotToEnter(play: Play, id: CardId, seat: Seat): number | undefined {
  const card = cardOf(play.state, id);
  const face = faceOfCard(play, card);
  if (!['hand', 'discard'].includes(zoneOf(card.place))) return undefined;
  if (face.type === 'hero') return openSlots(play.state, seat, rowToEnter(face))[0];
  if (face.type !== 'field-relic') return undefined;
  return [...openSlots(play.state, seat, 'altar'), ...openSlots(play.state, seat, 'vault')][0];
}

export const PLACES = [
  returnVerb((play, effect, instruction) => {
    for (const id of cardsMeant(play, instruction, effect)) {
      const card = cardOf(play.state, id);
      tell(play, 'returned', { card: id, seat: card.owner });
      leaveField(play, id, hand(card.owner));
    }
    check(play);
  }),

  /** Changing rows is not entering (A-FUZ-66). */
  toEach('shift', {
    means: 'Moves cards to a row, where it has room.',
    takes: { row: ROWS },
    does(play, id, { instruction: { row } }) {
      const seat = controllerOf(play.state, cardOf(play.state, id));
      const slot = openSlots(play.state, seat, row)[0];
      if (slot !== undefined) reslot(play, id, slot);
    },
    says: ({ to, instruction: { row } }) => order(`move ${to.object} to the ${capital(row)}`),
  }),

  exchangeVerb({
    what: 'positions',
    reaches: 'the field',
    exchange(play, one, other) {
      const [first, second] = [cardOf(play.state, one), cardOf(play.state, other)];
      if (first.place !== second.place || !isFielded(first)) return;
      const { slot } = first;
      reslot(play, one, second.slot);
      reslot(play, other, slot);
      check(play);
    },
  }),

  takeControl,

  verb('deploy', {
    means: 'Puts Heroes and Field Relics from hand or discard pile on your side.',
    takes: { to: cards },
    does(play, effect, instruction) {
      for (const id of cardsMeant(play, instruction, effect)) {
        const slot = slotToEnter(play, id, effect.controller);
        if (slot !== undefined) enter(play, id, field(effect.controller), slot);
      }
      check(play);
    },
    says: ({ to }) => order(`put ${to.object} on your side of the field`),
  }),
];
