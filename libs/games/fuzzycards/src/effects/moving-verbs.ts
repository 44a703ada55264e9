/**
 * What an instruction can do to the place of a card: destroy it, return it, put it on the field,
 * move it to the other row or to the other side. Whatever a card gave is gone with it, so the
 * state is checked after each (A-FUZ-46, A-FUZ-58).
 *
 * Decisions: A-FUZ-37, A-FUZ-57, A-FUZ-65, A-FUZ-66, A-FUZ-68, A-FUZ-69.
 */
import {
  abilityOf,
  cardOf,
  cardsMeant,
  happen,
  mark,
  move,
  reslot,
  tell,
  zoneOf,
  type CardId,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import { check, leaveField } from '../endings.js';
import { bearerOf, controllerOf, field, hand, openSlots, rowOf, type Row } from '../field.js';
import { enter, rowToEnter } from '../turn/play-card.js';
import { faceOfCard } from '../values.js';
import { fieldedMeant } from './meant.js';

export const destroy: Verb = (play, effect, instruction) => {
  const cards = cardsMeant(play, instruction, effect);
  if (cards.length === 0) return;
  const { timing } = abilityOf(play, effect);
  const by = timing === 'event' ? null : (bearerOf(play, effect.card) ?? null);
  happen(play, { kind: 'destruction', cards, by });
};

export const returnToHand: Verb = (play, effect, instruction) => {
  for (const id of cardsMeant(play, instruction, effect)) {
    const card = cardOf(play.state, id);
    tell(play, 'returned', { card: id, seat: card.owner });
    leaveField(play, id, hand(card.owner));
  }
  check(play);
};

/** Changes the row where it has room; changing rows is not entering (A-FUZ-66). */
export const shift: Verb = (play, effect, instruction) => {
  for (const id of fieldedMeant(play, effect, instruction)) {
    const seat = controllerOf(play.state, cardOf(play.state, id));
    const slot = openSlots(play.state, seat, instruction['row'] as Row)[0];
    if (slot !== undefined) reslot(play, id, slot);
  }
  check(play);
};

/** Heroes and Field Relics from elsewhere enter, each where it has room (A-FUZ-65, 66). */
export const deploy: Verb = (play, effect, instruction) => {
  for (const id of cardsMeant(play, instruction, effect)) {
    const slot = slotToEnter(play, id, effect.controller);
    if (slot !== undefined) enter(play, id, field(effect.controller), slot);
  }
  check(play);
};

function slotToEnter(play: Play, id: CardId, seat: Seat): number | undefined {
  const card = cardOf(play.state, id);
  const face = faceOfCard(play, card);
  if (!['hand', 'discard'].includes(zoneOf(card.place))) return undefined;
  if (face.type === 'hero') return openSlots(play.state, seat, rowToEnter(face))[0];
  if (face.type !== 'field-relic') return undefined;
  return [...openSlots(play.state, seat, 'altar'), ...openSlots(play.state, seat, 'vault')][0];
}

/**
 * The cards go over to this side for good, each to its own row, else to the other, else not at
 * all. They are the same cards, with what they carry, and as new here as any other (A-FUZ-69).
 */
export const takeControl: Verb = (play, effect, instruction) => {
  for (const id of fieldedMeant(play, effect, instruction)) {
    changeSides(play, id, effect.controller);
  }
  check(play);
};

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
