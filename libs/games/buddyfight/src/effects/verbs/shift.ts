/**
 * A monster changes its area by an effect: into one of its fighter's that is empty now, or with
 * another one. It keeps its state and does not leave the field.
 *
 * Rule: B08; decisions A-BFT-37, A-BFT-52, A-BFT-55.
 */
import {
  cardOf,
  no,
  push,
  type CardId,
  type Frame,
  type Option,
  type Play,
  type Reading,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { AREA_WORDS } from '../../acts/deed-phrases.js';
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

export const shiftDecision = decision('shift', {
  title: 'To which area?',
  hint: 'One that is empty; the card stays as it is (A-BFT-52).',
  hidden: 'changes an area',
  phrases: [{ says: 'shifts to {area}', id: 'to {area}', words: AREA_WORDS }],
  idle: null,
  isOpen: false,

  options: (reading, { card }: ShiftFrame) => ({
    pick: 'one',
    from: areasFor(reading, card).map((area): Option => ({ id: `to ${area}`, card, to: area })),
  }),

  answered(play, { card }, { chosen: [option] }) {
    const area = areaNamed(option?.to ?? '');
    if (area) moveToArea(play, card, area);
    return 'done';
  },

  refuse: no('B08', 'Name an area of yours that is empty.'),
});

export const shiftStep: Step<ShiftFrame> = {
  open: ['card'],

  proceed(play, { card }) {
    if (areasFor(play, card).length === 0) return 'done';
    return [shiftDecision.asks(controllerOf(play.state, cardOf(play.state, card)))];
  },

  ...answering(shiftDecision),
};

const areasFor = (reading: Reading, card: CardId): readonly Area[] =>
  emptyAreas(reading, controllerOf(reading.state, cardOf(reading.state, card)));
