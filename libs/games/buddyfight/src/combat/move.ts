/**
 * Move: as the attack phase begins, monsters with the keyword may go to an empty area of their own
 * side, the turn fighter's first. It is not answered, and nothing leaves the field.
 *
 * Rules: B10, B28; decision A-BFT-55.
 */
import {
  isAllowed,
  no,
  push,
  refusedBy,
  reslot,
  tell,
  type Card,
  type CardId,
  type Frame,
  type Guard,
  type Next,
  type Option,
  type Play,
  type Reading,
  type Refusal,
  type Seat,
  type State,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, type Phrase } from '@scoresheet/rules-presentation';
import { AREA_WORDS } from '../acts/deed-phrases.js';
import {
  AREAS,
  controllerOf,
  inSlot,
  inTurnOrder,
  isInArea,
  monstersOf,
  type Area,
} from '../field.js';
import { has } from '../values.js';

interface MoveFrame extends Frame {
  readonly kind: 'move';
  waiting: readonly Seat[];
  /** Each monster moves once in a phase. */
  moved: readonly CardId[];
}

export const openMoves = (play: Play): void =>
  push(play, { kind: 'move', waiting: inTurnOrder(play.state), moved: [] } as MoveFrame);

const MOVE = 'move';
const STAYS: Phrase = { says: 'stays', id: 'stay' };

const NO_MOVE = no(
  'B10',
  'Monsters do not change their area, except yours with Move as an attack phase begins.',
);

/** Conditions for a monster to move, wherever it goes. */
const MOVES: readonly Guard<Card>[] = [
  {
    ...NO_MOVE,
    holds: (reading, card, seat) =>
      isInArea(card) && controllerOf(reading.state, card) === seat && has(reading, card.id, 'move'),
  },
  {
    rule: 'A-BFT-55',
    says: 'Each monster moves once in an attack phase.',
    holds: ({ state }, { id }) => !moveFrame(state)?.moved.includes(id),
  },
  {
    rule: 'A-BFT-55',
    says: 'A monster moves to an empty area, and you have none.',
    holds: (reading, _, seat) => emptyAreas(reading, seat).length > 0,
  },
];

const moveFrame = ({ stack }: State): MoveFrame | undefined =>
  stack.findLast(({ kind }) => kind === 'move') as MoveFrame | undefined;

function forbidsMove(
  reading: Reading,
  seat: Seat,
  [id = '']: readonly string[],
): Refusal | undefined {
  const card = reading.state.cards[id];
  return card ? refusedBy(MOVES, reading, card, seat) : NO_MOVE;
}

export const moveDecision = decision('move', {
  title: 'Move a monster?',
  hint: 'To an empty area of yours, each once, before the attacks (A-BFT-55).',
  hidden: 'decides about moving',
  phrases: [STAYS, { says: 'moves {card} to {area}', id: 'move {card} {area}', words: AREA_WORDS }],
  idle: STAYS.id,
  isOpen: false,

  options: (reading, _: MoveFrame, { seat }) => ({
    pick: 'one',
    from: [...waysToMove(reading, seat), { id: STAYS.id }],
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

  refuse: (reading, seat, { verb, words }) =>
    (verb === MOVE ? forbidsMove(reading, seat, words) : undefined) ??
    no('A-BFT-55', 'Move a monster with Move to an empty area of yours, or stay.'),
  refuseElsewhere: (reading, seat, { verb, words }) =>
    verb === MOVE
      ? (forbidsMove(reading, seat, words) ??
        no('A-BFT-55', 'Monsters move as an attack phase begins, before the attacks.'))
      : undefined,
});

export const moveStep: Step<MoveFrame> = {
  open: ['waiting', 'moved'],

  proceed(play, frame): Next {
    const [seat] = frame.waiting;
    if (seat === undefined) return 'done';
    if (waysToMove(play, seat).length > 0) return [moveDecision.asks(seat)];
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

function waysToMove(reading: Reading, seat: Seat): readonly Option[] {
  const areas = emptyAreas(reading, seat);
  return monstersOf(reading.state, seat)
    .filter((card) => isAllowed(MOVES, reading, card, seat))
    .flatMap(({ id }) => areas.map((area) => ({ id: `move ${id} ${area}`, card: id, to: area })));
}
