/**
 * A monster changes its area by an effect: into one of its fighter's that is empty now, or with
 * another one. It keeps its state and does not leave the field.
 *
 * Decisions: A-BFT-37, A-BFT-52, A-BFT-55.
 */
import {
  cardOf,
  push,
  type CardId,
  type Frame,
  type Option,
  type Play,
  type Reading,
  type Step,
} from '@scoresheet/rules-engine';
import { emptyAreas, moveToArea } from '../../combat/move.js';
import { areaNamed, areaOf, controllerOf, type Area } from '../../field.js';

interface ShiftFrame extends Frame {
  readonly kind: 'shift';
  readonly card: CardId;
}

export const shift = (play: Play, card: CardId): void =>
  push(play, { kind: 'shift', card } as ShiftFrame);

/** Monsters of one fighter change their areas; neither needs an empty one. */
export function exchangeAreas(play: Play, one: CardId, other: CardId): void {
  const [first, second] = [cardOf(play.state, one), cardOf(play.state, other)];
  const [area, otherArea] = [areaOf(first), areaOf(second)];
  if (first.place !== second.place || area === otherArea || !area || !otherArea) return;
  moveToArea(play, one, otherArea);
  moveToArea(play, other, area);
}

export const shiftStep: Step<ShiftFrame> = {
  open: ['card'],

  proceed(play, { card }) {
    if (areasFor(play, card).length === 0) return 'done';
    return [{ seat: controllerOf(play.state, cardOf(play.state, card)), kind: 'shift' }];
  },

  options: (reading, { card }) => ({
    pick: 'one',
    from: areasFor(reading, card).map((area): Option => ({ id: `to ${area}`, card, to: area })),
  }),

  answered(play, { card }, { chosen: [option] }) {
    const area = areaNamed(option?.to ?? '');
    if (area) moveToArea(play, card, area);
    return 'done';
  },
};

const areasFor = (reading: Reading, card: CardId): readonly Area[] =>
  emptyAreas(reading, controllerOf(reading.state, cardOf(reading.state, card)));
