/**
 * Move: as the attack phase begins, monsters with the keyword may go to an empty area of their own
 * side, the turn fighter's first. It is not answered, and nothing leaves the field.
 *
 * Rules: B10, B28; decision A-BFT-55.
 */
import {
  no,
  push,
  reslot,
  tell,
  type CardId,
  type Frame,
  type Next,
  type Option,
  type Play,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, type Phrase } from '@scoresheet/rules-presentation';
import { AREA_WORDS } from '../acts/deed-phrases.js';
import { AREAS, inSlot, inTurnOrder, monstersOf, type Area } from '../field.js';
import { has } from '../values.js';

interface MoveFrame extends Frame {
  readonly kind: 'move';
  waiting: readonly Seat[];
  /** Each monster moves once in a phase. */
  moved: readonly CardId[];
}

export const openMoves = (play: Play): void =>
  push(play, { kind: 'move', waiting: inTurnOrder(play.state), moved: [] } as MoveFrame);

const STAYS: Phrase = { says: 'stays', id: 'stay' };

export const STAYS_THERE = no(
  'B10',
  'Monsters stay where they are, but for Move as your attack phase begins.',
);

export const moveDecision = decision('move', {
  title: 'Move a monster?',
  hint: 'To an empty area of yours, each once, before the attacks (A-BFT-55).',
  hidden: 'decides about moving',
  phrases: [STAYS, { says: 'moves {card} to {area}', id: 'move {card} {area}', words: AREA_WORDS }],
  idle: STAYS.id,
  isOpen: false,

  options: (reading, frame: MoveFrame, { seat }) => ({
    pick: 'one',
    from: [...waysToMove(reading, seat, frame), { id: STAYS.id }],
  }),

  answered(play, frame, { chosen: [option] }) {
    const [, card = '', area] = option?.id.split(' ') ?? [];
    if (area === undefined) {
      frame.waiting = frame.waiting.slice(1);
      return;
    }
    frame.moved = [...frame.moved, card];
    moveToArea(play, card, area as Area);
  },

  refuse: no('A-BFT-55', 'Move a monster with Move to an empty area of yours, or stay.'),
  refuseElsewhere: (_, __, { verb }) => (verb === 'move' ? STAYS_THERE : undefined),
});

export const moveStep: Step<MoveFrame> = {
  open: ['waiting', 'moved'],

  proceed(play, frame): Next {
    const [seat] = frame.waiting;
    if (seat === undefined) return 'done';
    if (waysToMove(play, seat, frame).length > 0) return [moveDecision.asks(seat)];
    frame.waiting = frame.waiting.slice(1);
    return 'on';
  },

  ...answering(moveDecision),
};

/** A card that moves between areas keeps its state and does not leave the field. */
export function moveToArea(play: Play, card: CardId, area: Area): void {
  reslot(play, card, AREAS[area]);
  tell(play, 'moved', { card, area });
}

export const emptyAreas = ({ state }: Reading, seat: Seat): readonly Area[] =>
  (Object.keys(AREAS) as Area[]).filter((area) => !inSlot(state, seat, AREAS[area]));

function waysToMove(reading: Reading, seat: Seat, { moved }: MoveFrame): readonly Option[] {
  const areas = emptyAreas(reading, seat);
  return monstersOf(reading.state, seat)
    .filter(({ id }) => !moved.includes(id) && has(reading, id, 'move'))
    .flatMap(({ id }) => areas.map((area) => ({ id: `move ${id} ${area}`, card: id, to: area })));
}
