/**
 * A declared act and its answer: check, one [Counter] of the other fighter, check, the answer
 * resolves, check, then what it answered. An answer is never answered.
 *
 * Rules: R-BFT-46, R-BFT-47, R-BFT-53 to 57, R-BFT-60, R-BFT-61; steps 4 to 9 and 12 to 17 of the
 * counter timing; decisions A-BFT-17, A-BFT-58, A-BFT-59.
 */
import {
  no,
  PASS,
  push,
  type Next,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { declareFrame } from '../acts/declare.js';
import { DEED_PHRASES, PASSES } from '../acts/deed-phrases.js';
import { refuseDeed } from '../acts/refuse-deed.js';
import { DEEDS } from '../acts/way.js';
import { waysToAct } from '../acts/ways-to-act.js';
import { opponentOf } from '../field.js';
import { resolutionCheck } from './check.js';
import type { ExchangeFrame } from './item.js';
import { mayHaveCounter } from './may-counter.js';
import { resolveFrame } from './resolve.js';

const answerer = ({ first }: ExchangeFrame): Seat => opponentOf(first.controller);

export const answerDecision = decision('answer', {
  title: 'Answer with a [Counter]?',
  hint: 'One answer, which takes effect first; nobody answers it (R-BFT-60, R-BFT-61).',
  hidden: 'answers',
  unseen: 'passes',
  phrases: [PASSES, ...DEED_PHRASES],
  wishes: [{ zone: 'hand', says: 'answer with it', id: 'cast {card}' }],
  idle: PASS.id,
  waits: 'counter',
  isOpen: false,

  options: (reading, _: ExchangeFrame, { seat }) => ({
    pick: 'one',
    from: [...waysToAct(reading, seat, 'counter'), PASS],
  }),

  answered(play, frame, { seat, chosen: [option] }) {
    if (!option || option.id === PASS.id) return;
    frame.stage = 'answered';
    push(play, declareFrame({ seat, way: option.id, as: 'answer' }));
  },

  refuse: (reading, seat, { verb, choice }) =>
    DEEDS.includes(verb)
      ? refuseDeed(reading, seat, 'counter', String(choice))
      : no('R-BFT-49', 'Use one [Counter], or pass.'),
});

export const exchange: Step<ExchangeFrame> = {
  open: ['stage', 'first', 'answer'],

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'declared':
        frame.stage = 'answer';
        resolutionCheck(play);
        return 'on';
      case 'answer':
        frame.stage = 'resolve';
        return mayHaveCounter(play, answerer(frame))
          ? [answerDecision.asks(answerer(frame))]
          : 'on';
      case 'answered':
        frame.stage = 'resolve-answer';
        resolutionCheck(play);
        return 'on';
      default:
        return resolveNext(play, frame);
    }
  },

  ...answering(answerDecision),

  isResponse: () => true,
};

function resolveNext(play: Play, frame: ExchangeFrame): Next {
  switch (frame.stage) {
    case 'resolve-answer':
      frame.stage = 'between';
      if (frame.answer) push(play, resolveFrame(frame.answer));
      return 'on';
    case 'between':
      frame.stage = 'resolve';
      resolutionCheck(play);
      return 'on';
    case 'resolve':
      frame.stage = 'over';
      push(play, resolveFrame(frame.first));
      return 'on';
    default:
      return 'done';
  }
}
