/** Why cards cannot be taken so in the draft or the Draw Step. */
import type { Reading, Refusal } from '@scoresheet/rules-engine';
import type { DraftFrame } from '../setup/draft.js';
import { DRAFT_STEPS, type DraftStep } from '../setup/splits.js';
import { no } from '../refusal.js';

const BY_STEP: Readonly<Record<DraftStep, readonly [rule: string, says: string]>> = {
  friends: ['R-FRI-41', 'First you draft six Friends.'],
  'one-pool': ['R-FRI-42', 'Now you draft six cards of one Pool.'],
  'one-or-two-pools': [
    'R-FRI-43',
    'Now you draft six of one Pool, four and two, or three and three of two Pools.',
  ],
  'any-mix': ['R-FRI-44', 'Now you draft six cards in any mix that the Pools can give.'],
};

export function refuseDraft({ state }: Reading, [verb]: readonly string[]): Refusal {
  const frame = state.stack.at(-1) as DraftFrame;
  const [rule, says] = BY_STEP[DRAFT_STEPS[frame.step] ?? 'any-mix'];
  return no(rule, verb === 'take' ? says : `${says} Say so as "take 6 friends".`);
}

export function refuseDraw([verb, first]: readonly string[]): Refusal {
  if (verb === 'draw') return no('A-FRI-24', 'There is no face-down card to draw there.');
  if (verb !== 'add') return no('R-FRI-50', 'Draw from your deck or a Pool, or add from a Pool.');
  const count = Number(first);
  if (count === 0) return no('A-FRI-12', 'At least one card goes into the deck.');
  if (count > 3) return no('R-FRI-50', 'At most three cards go into the deck.');
  return no('A-FRI-24', 'The Pool does not hold so many cards.');
}
