/**
 * A hand without a Buddy is shown to all; its owner may shuffle it back and draw as many anew, as
 * often as it comes without one, and each time every other player is offered a card.
 *
 * Rules: R-BUD-36, R-BUD-37; decisions A-BUD-24, A-BUD-25, A-BUD-58, A-BUD-61.
 */
import {
  cardOf,
  cardsIn,
  draw,
  moveAll,
  oneOf,
  show,
  shuffle,
  tell,
  type CardId,
  type Frame,
  type Play,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { deck, deckSize, hand, roundFrom } from '../field.js';
import { faceOfCard } from '../values.js';

interface OpeningHandFrame extends Frame {
  readonly kind: 'opening-hand';
  readonly seat: Seat;
  /** Whether the owner has decided to keep what there is. */
  kept: boolean;
  /** Seats that have yet to say whether they take a card for the last redraw. */
  offered: readonly Seat[];
}

export const openingHandFrame = (seat: Seat): OpeningHandFrame => ({
  ...{ kind: 'opening-hand', seat, kept: false, offered: [] },
});

export const openingHand: Step<OpeningHandFrame> = {
  open: ['seat', 'kept', 'offered'],
  openChoices: ['redraw', 'extra-card'],

  proceed(play, frame) {
    const { seat } = frame;
    const [taker] = frame.offered;
    if (taker !== undefined) return [{ seat: taker, kind: 'extra-card' }];
    if (frame.kept || hasBuddy(play, cardsIn(play.state, hand(seat)))) return 'done';
    show(play, 0, hand(seat), cardsIn(play.state, hand(seat)));
    return [{ seat, kind: 'redraw' }];
  },

  /** A whole deck without a Buddy would be redrawn for ever; the others cannot tell (A-BUD-24). */
  options(play, { seat }, { kind }) {
    if (kind === 'extra-card') return oneOf('draw', 'decline');
    const isFree = hasBuddy(play, cardsIn(play.state, deck(seat)));
    return isFree ? oneOf('keep', 'redraw') : oneOf('keep');
  },

  answered(play, frame, { seat, kind, chosen: [choice] }) {
    if (kind === 'extra-card') {
      frame.offered = frame.offered.slice(1);
      if (choice?.id === 'draw') draw(play, deck(seat), hand(seat), 1);
    } else if (choice?.id === 'redraw') redraw(play, frame);
    else frame.kept = true;
  },

  left(_, frame, seat) {
    frame.offered = frame.offered.filter((each) => each !== seat);
    if (frame.seat === seat) frame.kept = true;
  },
};

const hasBuddy = (reading: Reading, cards: readonly CardId[]): boolean =>
  cards.some((id) => faceOfCard(reading, cardOf(reading.state, id)).type === 'buddy');

function redraw(play: Play, frame: OpeningHandFrame): void {
  const { seat } = frame;
  const size = cardsIn(play.state, hand(seat)).length;
  tell(play, 'hand-redrawn', { seat });
  moveAll(play, hand(seat), deck(seat));
  shuffle(play, deck(seat));
  draw(play, deck(seat), hand(seat), size);
  // A card out of a deck of one would be the life itself (A-BUD-25).
  frame.offered = roundFrom(play.state, seat)
    .filter((each) => each !== seat)
    .filter((each) => deckSize(play.state, each) > 1);
}
