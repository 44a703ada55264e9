/** The step that a frame goes through: the game's own, or one that the engine has for all games. */
import { effectStep } from './effects/effect.js';
import { happeningStep } from './happening.js';
import { invariant } from './invariant.js';
import type { Rules, Step } from './rules.js';
import type { Frame } from './state.js';
import { triggersStep } from './triggers.js';
import { answerWindowStep } from './windows/answer-window.js';
import { stackWindowStep } from './windows/stack-window.js';

const ENGINE_STEPS: { readonly [kind: string]: Step } = {
  effect: effectStep,
  happening: happeningStep,
  triggers: triggersStep,
  'stack-window': stackWindowStep,
  'answer-window': answerWindowStep,
};

export function stepOf(rules: Rules, { kind }: Frame): Step {
  const step = rules.steps[kind] ?? ENGINE_STEPS[kind];
  invariant(step, `${rules.id} has no step '${kind}'`);
  return step;
}
