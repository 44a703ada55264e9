/**
 * In turn order each player puts one Buddy out of the hand into play, free, with a name that
 * nobody has taken. Who has none begins without. No card acts on it before the first turn.
 *
 * Rules: R-BUD-39; decisions A-BUD-22, A-BUD-23, A-BUD-58.
 */
import {
  cardOf,
  cardsIn,
  faceOfCard,
  isAllowed,
  move,
  no,
  refusedBy,
  tell,
  type Frame,
  type Option,
  type Reading,
  type Refusal,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { hand, party } from '../field.js';
import { NAMED } from '../party.js';

interface StartingBuddiesFrame extends Frame {
  readonly kind: 'starting-buddies';
  waiting: readonly Seat[];
}

export const startingBuddiesFrame = (waiting: readonly Seat[]): StartingBuddiesFrame => ({
  kind: 'starting-buddies',
  waiting,
});

export const startingBuddyDecision = decision('starting-buddy', {
  title: 'Put a Buddy into play',
  hint: 'It costs nothing and may act in your first turn; its name has to be free (R-BUD-39, A-BUD-22).',
  hidden: 'puts a Buddy into play',
  phrases: [{ says: 'starts with {card}', id: 'start {card}', from: 'hand' }],
  idle: null,
  isOpen: false,

  options: (play, _: StartingBuddiesFrame, { seat }) => ({
    pick: 'one',
    from: starters(play, seat),
  }),

  answered(play, frame, { seat, chosen: [choice] }) {
    frame.waiting = frame.waiting.slice(1);
    const id = move(play, choice?.card as string, party(seat));
    tell(play, 'started', { seat, card: id });
  },

  refuse: (reading, seat, { words }) =>
    refuseStart(reading, seat, words) ??
    no('R-BUD-39', 'Put one Buddy out of your hand into play, with a free name.'),
});

export const startingBuddies: Step<StartingBuddiesFrame> = {
  open: ['waiting'],

  proceed(play, frame) {
    const [seat] = frame.waiting;
    if (seat === undefined) return 'done';
    if (starters(play, seat).length > 0) return [startingBuddyDecision.asks(seat)];
    frame.waiting = frame.waiting.slice(1);
    return 'on';
  },

  ...answering(startingBuddyDecision),

  left(_, frame, seat) {
    frame.waiting = frame.waiting.filter((each) => each !== seat);
  },
};

function starters(reading: Reading, seat: Seat): readonly Option[] {
  return cardsIn(reading.state, hand(seat))
    .filter((id) => {
      const face = faceOfCard(reading, cardOf(reading.state, id));
      return face.type === 'buddy' && isAllowed(NAMED, reading, face, seat);
    })
    .map((id) => ({ id: `start ${id}`, card: id }));
}

/**
 * Why a card cannot start. A Buddy in hand may be refused for its name; of anything else there is
 * nothing to tell.
 */
function refuseStart(
  reading: Reading,
  seat: Seat,
  [id = '']: readonly string[],
): Refusal | undefined {
  if (!cardsIn(reading.state, hand(seat)).includes(id)) return undefined;
  const face = faceOfCard(reading, cardOf(reading.state, id));
  return face.type === 'buddy' ? refusedBy(NAMED, reading, face, seat) : undefined;
}
