/**
 * Searching one's Scroll: the seat names a printed card that fits, gets a copy of it, and the
 * Scroll is shuffled. Cards are named as printed, since nobody may tell one that lies there from
 * another. Who searches is asked even where nothing fits.
 *
 * Decisions: A-FUZ-76, A-FUZ-77.
 */
import {
  cardOf,
  cardsIn,
  fits,
  move,
  push,
  show,
  shuffle,
  tell,
  type CardId,
  type Frame,
  type Option,
  type Reading,
  type Seat,
  type Selector,
  type Step,
  type Verb,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { hand, scroll } from '../field.js';

const NOTHING = 'nothing';

export interface SearchFrame extends Frame {
  readonly kind: 'search';
  readonly seat: Seat;
  /** The card whose effect it is. */
  readonly by: CardId;
  readonly wanted: Selector;
}

export const search: Verb = (play, { card, controller }, instruction) => {
  const wanted = (instruction['for'] ?? {}) as Selector;
  const frame: SearchFrame = { kind: 'search', seat: controller, by: card, wanted };
  push(play, frame);
};

export const searchStep: Step<SearchFrame> = {
  open: ['seat', 'by', 'wanted'],

  proceed: (_, { seat }) => [{ seat, kind: 'search' }],

  options: (reading, frame) => ({
    pick: 'one',
    from: [...facesFound(reading, frame), { id: NOTHING }],
  }),

  answered(play, frame, { chosen: [choice] }) {
    const { seat, wanted } = frame;
    const [, face] = (choice?.id ?? NOTHING).split(' ');
    const found = cardsFound(play, frame).find((id) => cardOf(play.state, id).face === face);
    if (found !== undefined) {
      const id = move(play, found, hand(seat));
      // What may be taken is restricted: all see that it was kept to.
      if (Object.keys(wanted).length > 0) show(play, 0, hand(seat), [id]);
    }
    shuffle(play, scroll(seat));
    tell(play, 'scroll-searched', { seat, taken: found === undefined ? 0 : 1 });
    check(play);
    return 'done';
  },
};

function cardsFound(reading: Reading, { seat, by, wanted }: SearchFrame): readonly CardId[] {
  return cardsIn(reading.state, scroll(seat)).filter((id) =>
    fits(reading, cardOf(reading.state, id), wanted, { card: by, controller: seat }),
  );
}

/** Each printed card once, in the order of the codes: the order of the Scroll stays unknown. */
function facesFound(reading: Reading, frame: SearchFrame): readonly Option[] {
  const faces = cardsFound(reading, frame).map((id) => cardOf(reading.state, id).face);
  return [...new Set(faces)].sort().map((face) => ({ id: `take ${face}` }));
}
