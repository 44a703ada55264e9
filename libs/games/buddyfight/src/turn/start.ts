/**
 * Start phase: what says "start of the turn", stand, draw, and charge a card to draw another. The
 * first fighter does not draw for its first turn, but may charge.
 *
 * Rules: B12; decisions A-BFT-25, A-BFT-35, A-BFT-64.
 */
import {
  cardsIn,
  move,
  PASS,
  tableCounter,
  tell,
  type CardId,
  type Next,
  type Options,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { stand } from '../combat/leave.js';
import { cardsOnField, gauge, hand } from '../field.js';
import { settleTable } from '../timing/settle.js';
import { drawCards } from './draw.js';
import type { PhaseFrame } from './phases.js';

const FIRST_TURN = 1;

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
        return cardsIn(play.state, hand(seat)).length > 0 ? [{ seat, kind: 'charge' }] : 'on';
      default:
        return 'done';
    }
  },

  options: ({ state }, { seat }): Options => ({
    pick: 'one',
    from: [...cardsIn(state, hand(seat)).map((id) => ({ id: `charge ${id}`, card: id })), PASS],
  }),

  answered(play, { seat }, { chosen: [option] }) {
    if (option?.card === undefined) return;
    charge(play, seat, option.card);
    drawCards(play, seat, 1); // a charge always draws (A-BFT-64)
    settleTable(play);
  },
};

function charge(play: Play, seat: Seat, card: CardId): void {
  move(play, card, gauge(seat));
  tell(play, 'charged', { seat });
}
