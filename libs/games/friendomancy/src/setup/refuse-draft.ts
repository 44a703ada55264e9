/** Why cards cannot be taken so in the draft. Rules: R-FRI-41 to 44; decision A-FRI-05. */
import { no, refusedBy, type Reading, type Refusal } from '@scoresheet/rules-engine';
import type { DraftFrame } from './draft-frame.js';
import { DRAFT_STEPS, HELD, isShort, isWayOf, splitOf, type DraftStep } from './splits.js';

const BY_STEP: Readonly<Record<DraftStep, readonly [rule: string, says: string]>> = {
  friends: ['R-FRI-41', 'First you draft six Friends.'],
  'one-pool': ['R-FRI-42', 'Now you draft six cards of one Pool.'],
  'one-or-two-pools': [
    'R-FRI-43',
    'Now you draft six of one Pool, four and two, or three and three of two Pools.',
  ],
  'any-mix': ['R-FRI-44', 'Now you draft six cards in any mix that the Pools can give.'],
};

export function refuseDraft(reading: Reading, words: readonly string[]): Refusal {
  const frame = reading.state.stack.at(-1) as DraftFrame;
  const step = DRAFT_STEPS[frame.step] ?? 'any-mix';
  const [rule, says] = BY_STEP[step];
  if (words[0] !== 'take') return no(rule, `${says} Say so as "take 6 friends".`);
  if (isShort(reading, step)) return no('A-FRI-05', INSTEAD[step] ?? MIX_INSTEAD);
  const split = splitOf(words.join(' '));
  const refusal = isWayOf(step, split) ? refusedBy(HELD, reading, split, step) : undefined;
  return refusal ?? no(rule, says);
}

const INSTEAD: { readonly [step in DraftStep]?: string } = {
  friends: 'Too few Friends are left: take those, and what is missing to six from other Pools.',
};
const MIX_INSTEAD =
  'The Pools cannot fill this step: take six cards in any mix that they can give.';
