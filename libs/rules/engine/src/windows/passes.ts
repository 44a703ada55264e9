/**
 * What may be said beforehand about response windows: which questions in them are passed without
 * giving anything up but the answer, and by what it is told that a card was played.
 */
import type { Happened } from '../contract/facts.js';
import type { Reading } from '../contract/rules.js';
import type { Asked, Frame } from '../contract/state.js';
import { stepOf } from '../run/steps.js';
import type { AnswerWindow } from './answer-window.js';
import { PASS, windowRulesOf, type StackWindow } from './stack-window.js';

/** The answer that passes a window's question. */
export const PASSES = PASS.id;

/**
 * Whether the open question is a response that can be passed. Not so over an empty stack for the
 * seat that leads it: what that seat passes there is its own step, not an answer to somebody. Of
 * its own windows a game says so itself (`Step.isResponse`).
 */
export function isResponse(reading: Reading, asked: Asked): boolean {
  const { id, optional } = asked;
  if (optional) return false;
  const frame = reading.state.stack.at(-1) as StackWindow | AnswerWindow | undefined;
  if (!frame?.asks?.some((each) => each.id === id)) return false;
  switch (frame.kind) {
    case 'stack-window':
      return (
        frame.items.length > 0 || frame.priority !== windowRulesOf(reading).first(reading.state)
      );
    case 'answer-window':
      return true;
    default:
      return stepOf(reading.rules, frame as Frame).isResponse?.(reading, frame, asked) ?? false;
  }
}

/** The story by which a game tells that a card is played; its field `face` is open. */
const CARD_PLAYED = 'card-played';

/** Code of the card that is played by this fact; undefined for any other. */
export function playedFace(fact: { readonly kind: string }): string | undefined {
  const { kind, what, face } = fact as Partial<Happened>;
  return kind === 'happened' && what === CARD_PLAYED && typeof face === 'string' ? face : undefined;
}
