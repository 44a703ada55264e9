/**
 * The main phase: one card of the hand is played, or none.
 *
 * Rules: R-SMP-05, R-SMP-06. A seat without cards is asked as well: that nobody was asked would
 * tell what a hand holds.
 */
import {
  cardOf,
  cardsIn,
  effectFrame,
  move,
  push,
  tell,
  type CardId,
  type Frame,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { hand, table } from '../field.js';

export const PASS = 'pass';

export interface MainFrame extends Frame {
  readonly kind: 'main';
  readonly seat: Seat;
}

export const mainFrame = (seat: Seat): MainFrame => ({ kind: 'main', seat });

export const main: Step<MainFrame> = {
  open: ['seat'],

  proceed: (_, { seat }) => [{ seat, kind: 'main' }],

  options: ({ state }, { seat }) => ({
    pick: 'one',
    from: [
      ...cardsIn(state, hand(seat)).map((card) => ({ id: `play ${card}`, card })),
      { id: PASS },
    ],
  }),

  answered(play, { seat }, { chosen: [choice] }) {
    const [verb, card] = (choice?.id ?? PASS).split(' ');
    if (verb !== PASS && card !== undefined) playCard(play, seat, card);
    return 'done';
  },
};

/** A played card goes to the table and does what it says at once (R-SMP-06). */
function playCard(play: Play, seat: Seat, held: CardId): void {
  const card = move(play, held, table(seat));
  const { face } = cardOf(play.state, card);
  tell(play, 'card-played', { seat, card, face });
  push(play, effectFrame({ card, face, ability: 0, controller: seat }));
}
