/**
 * Resolution check: losers first, then areas that hold several cards, then monsters that are too
 * big together; from the top again until nothing changes. What it drops is not destroyed.
 *
 * Rules: R-BFT-18 to 20, R-BFT-46; decisions A-BFT-08 to 10, A-BFT-36 to 38.
 */
import {
  no,
  push,
  tell,
  type Card,
  type CardId,
  type Frame,
  type Play,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { leaveField } from '../combat/leave.js';
import { endIfLost, hasLoser } from '../endings.js';
import { cardsOnField, drop, inTurnOrder, monstersOf, NO_AREA } from '../field.js';
import { valueNow } from '../values.js';

const MAX_SIZE = 3; // B09

interface CheckFrame extends Frame {
  readonly kind: 'check';
}

/** Puts a check on top where it would find anything. */
export function resolutionCheck(play: Play): boolean {
  if (!isDue(play)) return false;
  push(play, { kind: 'check' } as CheckFrame);
  return true;
}

export const isDue = (reading: Reading): boolean =>
  hasLoser(reading.state) ||
  inTurnOrder(reading.state).some(
    (seat) => doubleOf(reading, seat) !== undefined || isTooBig(reading, seat),
  );

export const dropMonsterDecision = decision('drop-monster', {
  title: 'Your monsters are too big together',
  hint: 'The sizes may be three in all: one of the older ones has to go (R-BFT-20, A-BFT-36).',
  hidden: 'drops a monster',
  phrases: [{ says: 'drops {card}', id: '{card}', when: ['drop-monster'] }],
  idle: null,
  isOpen: false,

  options: (reading, _: CheckFrame, { seat }) => ({
    pick: 'one',
    from: droppable(reading, seat).map(({ id }) => ({ id, card: id })),
  }),

  answered(play, _, { chosen: [option] }) {
    dropByCheck(play, option?.card as CardId);
  },

  refuse: no('A-BFT-36', 'Name one of your older monsters that has a size.'),
});

export const check: Step<CheckFrame> = {
  open: [],

  proceed(play) {
    for (;;) {
      if (endIfLost(play)) return 'done';
      if (tidyAreas(play)) continue;
      const seat = inTurnOrder(play.state).find((each) => isTooBig(play, each));
      if (seat === undefined) return 'done';
      const [only, other] = droppable(play, seat);
      if (other !== undefined) return [dropMonsterDecision.asks(seat)];
      dropByCheck(play, (only as Card).id);
    }
  },

  ...answering(dropMonsterDecision),
};

/** All but the last placed of an area go (R-BFT-19); true where any did. */
function tidyAreas(play: Play): boolean {
  let hasTidied = false;
  for (const seat of inTurnOrder(play.state)) {
    for (let old = doubleOf(play, seat); old; old = doubleOf(play, seat)) {
      dropByCheck(play, old.id);
      hasTidied = true;
    }
  }
  return hasTidied;
}

/** A card in an area into which another one came later. */
function doubleOf({ state }: Reading, seat: Seat): Card | undefined {
  const cards = cardsOnField(state, seat);
  return cards.find(
    ({ slot }, index) =>
      slot !== NO_AREA && cards.some((later, at) => at > index && later.slot === slot),
  );
}

function isTooBig(reading: Reading, seat: Seat): boolean {
  let size = 0;
  for (const { id } of monstersOf(reading.state, seat)) size += valueNow(reading, id, 'size');
  return size > MAX_SIZE;
}

/** Monsters with a size, but the last placed, may be dropped; it may where no other has any. */
function droppable(reading: Reading, seat: Seat): readonly Card[] {
  const sized = monstersOf(reading.state, seat).filter(
    ({ id }) => valueNow(reading, id, 'size') > 0,
  );
  const last = monstersOf(reading.state, seat).at(-1);
  const older = sized.filter((card) => card !== last);
  return older.length > 0 ? older : sized;
}

function dropByCheck(play: Play, id: CardId): void {
  const { face, owner } = play.state.cards[id] as Card;
  tell(play, 'dropped-by-check', { card: id, face });
  leaveField(play, id, drop(owner));
}
