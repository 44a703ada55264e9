/** The step that a frame goes through: the game's own, or one that the engine has for all games. */
import { invariant } from '../base/invariant.js';
import { readOnce } from '../base/read-once.js';
import type { Rules } from '../contract/rules.js';
import type { Frame } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { effectStep } from '../effects/effect.js';
import { triggersStep } from '../triggers/triggers.js';
import type { EngineFrame } from '../visibility/open-fields.js';
import { answerWindowStep } from '../windows/answer-window.js';
import { stackWindowStep } from '../windows/stack-window.js';
import { happeningStep } from './happening.js';

const ENGINE_STEPS: { readonly [kind in EngineFrame]: Step } = {
  effect: effectStep,
  happening: happeningStep,
  triggers: triggersStep,
  'stack-window': stackWindowStep,
  'answer-window': answerWindowStep,
};

/**
 * By kind, for each game. To look for an engine's step among the game's own first is slow: a name
 * that an object does not have is searched along its prototypes.
 */
const allSteps = readOnce(
  (steps: Rules['steps']) => new Map<string, Step>(Object.entries({ ...ENGINE_STEPS, ...steps })),
);

export function stepOf(rules: Rules, { kind }: Frame): Step {
  const step = allSteps(rules.steps).get(kind);
  invariant(step, () => `${rules.id} has no step '${kind}'`);
  return step;
}
