/**
 * Effects that were set off go on the stack: the turn player's in an order of choice, then each
 * other player's, going left. Targets are chosen then; who has none to choose is dropped.
 *
 * Rules: R-BUD-47; decisions A-BUD-35, A-BUD-44, A-BUD-49, A-BUD-69.
 */
import {
  abilityOf,
  askForTargets,
  canChoose,
  effectFrame,
  effectStep,
  layOnStack,
  push,
  type EffectFrame,
  type Json,
  type Next,
  type Play,
  type Step,
  type Trigger,
} from '@scoresheet/rules-engine';
import { nameItem } from './item.js';
import { windowOf } from './window-of.js';

type AnnounceFrame = Omit<EffectFrame, 'kind'> & { readonly kind: 'announce-trigger' };

export function beginTrigger(play: Play, trigger: Trigger): void {
  push(play, { ...effectFrame(trigger), kind: 'announce-trigger' } as AnnounceFrame);
}

export const announceTrigger: Step<AnnounceFrame> = {
  ...(effectStep as unknown as Step<AnnounceFrame>),

  proceed(play, frame): Next {
    const ability = abilityOf(play, frame);
    if (frame.stage === 'begin' && !canChoose(play, frame, ability)) return 'done';
    frame.stage = 'choose';
    const choosing = ability.choose?.[frame.at];
    if (choosing) return [askForTargets(play, frame, choosing)];
    const window = windowOf(play.state);
    if (window) {
      layOnStack(play, window, nameItem(play, { ...frame, kind: 'trigger' }) as unknown as Json);
    }
    return 'done';
  },
};
