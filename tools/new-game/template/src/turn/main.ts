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
  no,
  push,
  tell,
  type CardId,
  type Frame,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { hand, table } from '../field.js';

export const PASS = 'pass';

export interface MainFrame extends Frame {
  readonly kind: 'main';
  readonly seat: Seat;
}

export const mainFrame = (seat: Seat): MainFrame => ({ kind: 'main', seat });

/** All about this decision: what may be answered, what an answer does, and the words for it. */
export const mainDecision = decision('main', {
  title: 'Play a card, or pass',
  hint: 'The card does what it says, and your turn is over (R-SMP-05, R-SMP-06).',
  hidden: 'acts',
  unseen: 'passes',
  phrases: [
    { says: 'plays {card}', id: 'play {card}' },
    { says: 'passes', id: PASS },
  ],
  wishes: [{ zone: 'hand', says: 'play it', id: 'play {card}' }],
  idle: PASS,
  isOpen: false,

  options: ({ state }, { seat }: MainFrame) => ({
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

  refuse({ state }, seat, { verb, words: [card = ''] }) {
    if (verb !== 'play') return no('R-SMP-05', 'In your turn you play a card or pass.');
    return cardsIn(state, hand(seat)).includes(card)
      ? no('R-SMP-05', 'A card is played by its name alone.')
      : no('R-SMP-05', 'Cards are played out of your own hand.');
  },
});

export const main: Step<MainFrame> = {
  open: ['seat'],
  proceed: (_, { seat }) => [mainDecision.asks(seat)],
  ...answering(mainDecision),
};

/** A played card goes to the table and does what it says at once (R-SMP-06). */
function playCard(play: Play, seat: Seat, held: CardId): void {
  const card = move(play, held, table(seat));
  const { face } = cardOf(play.state, card);
  tell(play, 'card-played', { seat, card, face });
  push(play, effectFrame({ card, face, ability: 0, controller: seat }));
}
