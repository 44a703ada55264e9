/**
 * Playing a card: its Things are paid, it goes from the hand to the Board, and it does what it
 * says at once. A Magic Spell then goes to the Discard Pile, everything else stays.
 *
 * Rules: R-FRI-05, R-FRI-12 to 15, R-FRI-27 to 31, R-FRI-62, R-FRI-71;
 * decisions A-FRI-32, A-FRI-59, A-FRI-60.
 */
import {
  abilitiesTimed,
  cardOf,
  effectFrame,
  faceOfCard,
  mark,
  push,
  seatCounter,
  setCounter,
  tell,
  zoneOf,
  type Card,
  type CardId,
  type Frame,
  type Guard,
  type Play,
  type Seat,
  type State,
  type Step,
} from '@scoresheet/rules-engine';
import { leaveBoard, moveOwned, pileOf } from '../board.js';
import { board, ownerOf } from '../field.js';
import { costOf } from '../values.js';

interface PlayCardFrame extends Frame {
  readonly kind: 'play-card';
  readonly seat: Seat;
  readonly card: CardId;
}

export const thingsOf = (state: State, seat: Seat): number => seatCounter(state, seat, 'things');

/** The condition for a card in hand to be played. */
export const PLAYED: readonly Guard<Card>[] = [
  {
    rule: 'R-FRI-27',
    says: (reading, { id }, seat) =>
      `It costs ${costOf(reading, id)} Things, and you have ${thingsOf(reading.state, seat)}.`,
    holds: (reading, { id }, seat) => costOf(reading, id) <= thingsOf(reading.state, seat),
  },
];

export function playCard(play: Play, seat: Seat, held: CardId): void {
  setCounter(play, seat, 'things', thingsOf(play.state, seat) - costOf(play, held));
  const card = moveOwned(play, held, board(seat));
  mark(play, card, 'new', 1);
  const { face } = cardOf(play.state, card);
  tell(play, 'card-played', { seat, card, face });
  push(play, { kind: 'play-card', seat, card } as PlayCardFrame);
  const printed = faceOfCard(play, cardOf(play.state, card));
  for (const ability of abilitiesTimed(printed, 'play').toReversed()) {
    push(play, effectFrame({ card, face, ability, controller: seat }));
  }
}

/** What comes when the card has done all it says. */
export const finishPlay: Step<PlayCardFrame> = {
  open: ['seat', 'card'],

  proceed(play, { card: id }) {
    const card = play.state.cards[id];
    const isSpell = card && faceOfCard(play, card).type === 'spell';
    if (isSpell && zoneOf(card.place) === 'board') {
      leaveBoard(play, id, pileOf(play, ownerOf(play.state, card)));
    }
    return 'done';
  },

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};
