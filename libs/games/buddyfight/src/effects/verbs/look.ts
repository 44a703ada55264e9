/**
 * The top cards of the own deck: one goes to the hand, the others under the deck, unseen by the
 * opponent.
 *
 * Decisions: A-BFT-25, A-BFT-67.
 */
import {
  amountMeant,
  cardAsPrinted,
  cardsIn,
  move,
  optionsAsPrinted,
  push,
  show,
  tell,
  type CardId,
  type Frame,
  type Reading,
  type Seat,
  type Step,
  type Verb,
} from '@scoresheet/rules-engine';
import { deck, hand } from '../../field.js';

interface LookFrame extends Frame {
  readonly kind: 'look-at-top';
  readonly seat: Seat;
  readonly count: number;
}

export const lookAtTop: Verb = (play, effect, instruction) => {
  const seat = effect.controller;
  const there = cardsIn(play.state, deck(seat)).length;
  const count = Math.min(there, amountMeant(play, instruction, effect));
  if (count === 0) return;
  const frame: LookFrame = { kind: 'look-at-top', seat, count };
  show(play, seat, deck(seat), topCards(play, frame));
  tell(play, 'deck-looked-at', { seat, count });
  push(play, frame);
};

export const lookStep: Step<LookFrame> = {
  open: ['seat', 'count'],

  proceed: (_, { seat }) => [{ seat, kind: 'look' }],

  options: (reading, frame) => ({
    pick: 'one',
    from: optionsAsPrinted(reading, topCards(reading, frame)),
  }),

  answered(play, frame, { chosen: [choice] }) {
    const { seat } = frame;
    const top = topCards(play, frame);
    const taken = cardAsPrinted(play, top, choice);
    // What is taken goes first: its place among the others would tell which it was.
    if (taken !== undefined) move(play, taken, hand(seat));
    for (const id of top) if (id !== taken) move(play, id, deck(seat), { under: true });
    return 'done';
  },
};

/** The topmost first. */
const topCards = ({ state }: Reading, { seat, count }: LookFrame): readonly CardId[] =>
  cardsIn(state, deck(seat)).slice(-count).reverse();
