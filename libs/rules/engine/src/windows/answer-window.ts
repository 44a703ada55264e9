/**
 * A response window of depth two for two seats: the first seat may act and the other may answer
 * that once; then the mirrored half; and again, until both pass one after the other. An answer
 * is never answered, and it resolves before what it answers.
 */
import { invariant } from '../base/invariant.js';
import type { Json } from '../base/json.js';
import type { Options } from '../contract/decision.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { Frame, Seat } from '../contract/state.js';
import type { Next, Step } from '../contract/step.js';
import { OPEN_FIELDS } from '../visibility/open-fields.js';
import { PASS, windowRulesOf } from './stack-window.js';

export interface AnswerWindow extends Frame {
  readonly kind: 'answer-window';
  /** The seat that may act: it is its half. */
  actor: Seat;
  stage: 'act' | 'answer' | 'resolve-answer' | 'resolve-act';
  act: Json;
  answer: Json;
  /** Halves passed without an act, one after the other. */
  passed: number;
}

/** Opens with the first seat's turn to act, or with an act of `actor` that waits for its answer. */
export const answerWindow = (actor: Seat, act: Json = null): AnswerWindow => ({
  kind: 'answer-window',
  actor,
  stage: act === null ? 'act' : 'answer',
  act,
  answer: null,
  passed: 0,
});

/** The engine's own step for a window of act and answer. */
export const answerWindowStep: Step<AnswerWindow> = {
  open: OPEN_FIELDS['answer-window'],

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'act':
        return frame.passed < 2 ? [{ seat: frame.actor, kind: 'act' }] : 'done';
      case 'answer':
        return [{ seat: otherThan(play, frame.actor), kind: 'answer' }];
      case 'resolve-answer':
        frame.stage = 'resolve-act';
        resolve(play, frame.answer);
        frame.answer = null;
        return 'on';
      case 'resolve-act':
        resolve(play, frame.act);
        beginAgain(play, frame);
        return 'on';
    }
  },

  options(play, frame, { seat }): Options {
    return {
      pick: 'one',
      from: [...windowRulesOf(play).responses(play, seat, frame), PASS],
    };
  },

  answered(play, frame, { seat, kind, chosen: [option] }) {
    const passes = !option || option.id === PASS.id;
    const item = passes ? undefined : windowRulesOf(play).announce(play, seat, option);
    if (kind === 'answer') {
      frame.answer = item ?? null;
      frame.stage = 'resolve-answer';
    } else if (passes) {
      frame.passed += 1;
      frame.actor = otherThan(play, seat);
    } else {
      frame.passed = 0;
      if (item !== undefined) {
        frame.act = item;
        frame.stage = 'answer';
      } else frame.actor = windowRulesOf(play).first(play.state);
    }
  },
};

/** After each pair the first seat is asked anew. */
function beginAgain(play: Play, frame: AnswerWindow): void {
  frame.stage = 'act';
  frame.act = null;
  frame.passed = 0;
  frame.actor = windowRulesOf(play).first(play.state);
}

function resolve(play: Play, item: Json): void {
  if (item !== null) windowRulesOf(play).resolve(play, item);
}

function otherThan({ state }: Reading, seat: Seat): Seat {
  invariant(state.seats === 2, 'a window of act and answer is for two seats');
  return 3 - seat;
}
