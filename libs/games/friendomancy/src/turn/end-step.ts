/**
 * End Step: one card of the hand may be discarded; whoever does draws one from the deck.
 *
 * Rules: R-FRI-52, R-FRI-53; decision A-FRI-14.
 */
import { cardsIn, no, resolveTriggers, type Step } from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { discardCard } from '../effects/verbs/discard.js';
import { deck, hand } from '../field.js';
import { drawCards } from '../piles.js';
import { isInStep, type StepFrame } from './frames.js';

export const endStepDecision = decision('end-step', {
  title: 'End Step',
  hint: 'Keep your hand, or discard one card and draw another one (R-FRI-52).',
  hidden: 'ends the turn',
  phrases: [
    { says: 'keeps the hand', id: 'keep' },
    { says: 'swaps {card}', also: ['discards {card}'], id: 'discard {card}', from: 'hand' },
  ],
  idle: 'keep',
  isOpen: false,

  options: ({ state }, { seat }: StepFrame) => ({
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

  refuse: no('R-FRI-52', 'Keep your hand, or discard one card of it.'),
  refuseElsewhere: ({ state }, seat) =>
    isInStep(state, seat, 'main-step')
      ? no('R-FRI-52', 'A card is swapped in your End Step: end your Main Step first.')
      : undefined,
});

export const endStep: Step<StepFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'ask') return [endStepDecision.asks(frame.seat)];
    return resolveTriggers(play) ? 'on' : 'done';
  },

  ...answering(endStepDecision),

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};
