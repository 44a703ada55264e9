/**
 * Start phase: what says "start of the turn", stand, draw, and charge a card to draw another. The
 * first fighter does not draw for its first turn, but may charge.
 *
 * Rules: B12; decisions A-BFT-25, A-BFT-35, A-BFT-64.
 */
import {
  cardsIn,
  move,
  no,
  PASS,
  tableCounter,
  tell,
  type CardId,
  type Next,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { PASSES } from '../acts/deed-phrases.js';
import { stand } from '../combat/leave.js';
import { cardsOnField, gauge, hand } from '../field.js';
import { settleTable } from '../timing/settle.js';
import { drawCards } from './draw.js';
import type { PhaseFrame } from './phases.js';

const FIRST_TURN = 1;

const CHARGES_ONCE = no('B12', 'You charge once, in your start phase.');

export const chargeDecision = decision('charge', {
  title: 'Charge a card?',
  hint: 'One card of your hand may go face down into the gauge, which pays for others; you draw one for it (A-BFT-64, B12).',
  hidden: 'decides whether to charge',
  phrases: [PASSES, { says: 'charges {card}', id: 'charge {card}', from: 'hand' }],
  wishes: [{ zone: 'hand', says: 'charge it', id: 'charge {card}' }],
  idle: PASS.id,
  isOpen: false,

  options: ({ state }, { seat }: PhaseFrame) => ({
    pick: 'one',
    from: [...cardsIn(state, hand(seat)).map((id) => ({ id: `charge ${id}`, card: id })), PASS],
  }),

  answered(play, { seat }, { chosen: [option] }) {
    if (option?.card === undefined) return;
    charge(play, seat, option.card);
    drawCards(play, seat, 1); // a charge always draws (A-BFT-64)
    settleTable(play);
  },

  refuse: no('B12', 'Charge one card of your hand, or pass.'),
  refuseElsewhere: (_, __, { verb }) => (verb === 'charge' ? CHARGES_ONCE : undefined),
});

export const startPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame): Next {
    const { seat } = frame;
    switch (frame.stage) {
      case 'begin':
        frame.stage = 'stand';
        tell(play, 'turn-started', { seat });
        settleTable(play);
        return 'on';
      case 'stand':
        frame.stage = 'charge';
        for (const { id } of cardsOnField(play.state, seat)) stand(play, id);
        if (tableCounter(play.state, 'turn') > FIRST_TURN) drawCards(play, seat, 1);
        settleTable(play);
        return 'on';
      case 'charge':
        frame.stage = 'over';
        return cardsIn(play.state, hand(seat)).length > 0 ? [chargeDecision.asks(seat)] : 'on';
      default:
        return 'done';
    }
  },

  ...answering(chargeDecision),
};

function charge(play: Play, seat: Seat, card: CardId): void {
  move(play, card, gauge(seat));
  tell(play, 'charged', { seat });
}
