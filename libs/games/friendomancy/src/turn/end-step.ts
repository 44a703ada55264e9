/**
 * End Step: one card of the hand may be discarded; whoever does draws one from the deck.
 *
 * Rules: R-FRI-52, R-FRI-53; decision A-FRI-14.
 */
import { cardsIn, resolveTriggers, type Step } from '@scoresheet/rules-engine';
import { discardCard } from '../effects/verbs/discard.js';
import { deck, hand } from '../field.js';
import { drawCards } from '../piles.js';
import type { StepFrame } from './frames.js';

export const endStep: Step<StepFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'ask') return [{ seat: frame.seat, kind: 'end-step' }];
    return resolveTriggers(play) ? 'on' : 'done';
  },

  options: ({ state }, { seat }) => ({
    pick: 'one',
    from: [
      { id: 'keep' },
      ...cardsIn(state, hand(seat)).map((id) => ({ id: `discard ${id}`, card: id })),
    ],
  }),

  answered(play, frame, { seat, chosen: [choice] }) {
    frame.stage = 'after';
    if (choice?.card === undefined) return;
    discardCard(play, seat, choice.card);
    drawCards(play, seat, deck(seat), 1);
  },

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};
