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
  faceOfCard,
  moveAll,
  no,
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
import { answering, decision, oneWord } from '@scoresheet/rules-presentation';
import { deck, deckSize, hand, roundFrom } from '../field.js';

interface OpeningHandFrame extends Frame {
  readonly kind: 'opening-hand';
  readonly seat: Seat;
  /** Whether the owner has decided to keep what there is. */
  kept: boolean;
  /** Seats that have yet to say whether they take a card for the last redraw. */
  offered: readonly Seat[];
}

export const openingHandFrame = (seat: Seat): OpeningHandFrame => ({
  kind: 'opening-hand',
  seat,
  kept: false,
  offered: [],
});

export const redrawDecision = decision('redraw', {
  title: 'No Buddy in your hand: keep it?',
  hint: 'Everybody has seen it. You may shuffle it back and draw as many cards anew; every other player may then take a card (R-BUD-36, R-BUD-37).',
  hidden: 'says whether to keep the hand',
  ...oneWord({ keep: 'keeps', redraw: 'redraws' }),
  idle: 'keep',

  /** A whole deck without a Buddy would be redrawn for ever; the others cannot tell (A-BUD-24). */
  options(play, { seat }: OpeningHandFrame) {
    const isFree = hasBuddy(play, cardsIn(play.state, deck(seat)));
    return isFree ? oneOf('keep', 'redraw') : oneOf('keep');
  },

  answered(play, frame, { chosen: [choice] }) {
    if (choice?.id === 'redraw') redraw(play, frame);
    else frame.kept = true;
  },

  refuse: (_, __, { verb }) =>
    verb === 'redraw'
      ? no('A-BUD-24', 'Your deck holds no Buddy either: nothing is left but to keep the hand.')
      : no('R-BUD-36', 'You are asked whether to shuffle your hand back: "keep" or "redraw".'),
  refuseElsewhere: () =>
    no('R-BUD-36', 'A hand is redrawn before the game, when it holds no Buddy.'),
});

export const extraCardDecision = decision('extra-card', {
  title: 'Take a card?',
  hint: 'Another hand is drawn anew, so you may draw one. A card more in hand is one less of your life (R-BUD-37, A-BUD-25).',
  hidden: 'says whether to take a card',
  ...oneWord({ draw: 'draws', decline: 'declines' }),
  idle: 'decline',

  answered(play, frame: OpeningHandFrame, { seat, chosen: [choice] }) {
    frame.offered = frame.offered.slice(1);
    if (choice?.id === 'draw') draw(play, deck(seat), hand(seat), 1);
  },

  refuse: no('R-BUD-37', 'You are asked whether to take a card: "draw" or "decline".'),
});

export const openingHand: Step<OpeningHandFrame> = {
  open: ['seat', 'kept', 'offered'],

  proceed(play, frame) {
    const { seat } = frame;
    const [taker] = frame.offered;
    if (taker !== undefined) return [extraCardDecision.asks(taker)];
    if (frame.kept || hasBuddy(play, cardsIn(play.state, hand(seat)))) return 'done';
    show(play, 0, hand(seat), cardsIn(play.state, hand(seat)));
    return [redrawDecision.asks(seat)];
  },

  ...answering(redrawDecision, extraCardDecision),

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
