/** Why cards cannot be taken so in the draft or the Draw Step. Decision: A-FRI-05. */
import { no, type Reading, type Refusal } from '@scoresheet/rules-engine';
import { POOL_NAMES, poolSize } from '../field.js';
import type { DraftFrame } from '../setup/draft-frame.js';
import {
  DRAFT_STEPS,
  isShort,
  isWayOf,
  shortPool,
  splitOf,
  type DraftStep,
} from '../setup/splits.js';

const BY_STEP: Readonly<Record<DraftStep, readonly [rule: string, says: string]>> = {
  friends: ['R-FRI-41', 'First you draft six Friends.'],
  'one-pool': ['R-FRI-42', 'Now you draft six cards of one Pool.'],
  'one-or-two-pools': [
    'R-FRI-43',
    'Now you draft six of one Pool, four and two, or three and three of two Pools.',
  ],
  'any-mix': ['R-FRI-44', 'Now you draft six cards in any mix that the Pools can give.'],
};

export function refuseDraft({ state }: Reading, words: readonly string[]): Refusal {
  const frame = state.stack.at(-1) as DraftFrame;
  const step = DRAFT_STEPS[frame.step] ?? 'any-mix';
  const [rule, says] = BY_STEP[step];
  if (words[0] !== 'take') return no(rule, `${says} Say so as "take 6 friends".`);
  if (isShort(state, step)) return no('A-FRI-05', INSTEAD[step] ?? MIX_INSTEAD);
  const split = splitOf(words.join(' '));
  const short = isWayOf(step, split) ? shortPool(state, split) : undefined;
  if (short === undefined) return no(rule, says);
  const left = poolSize(state, short);
  return no('A-FRI-05', `The ${POOL_NAMES[short]} holds ${left} cards: choose what there is.`);
}

const INSTEAD: { readonly [step in DraftStep]?: string } = {
  friends: 'Too few Friends are left: take those, and what is missing to six from other Pools.',
};
const MIX_INSTEAD =
  'The Pools cannot fill this step: take six cards in any mix that they can give.';

export function refuseDraw([verb, first]: readonly string[]): Refusal {
  if (verb === 'draw') return no('A-FRI-24', 'There is no face-down card to draw there.');
  if (verb !== 'add') return no('R-FRI-50', 'Draw from your deck or a Pool, or add from a Pool.');
  const count = Number(first);
  if (count === 0) return no('A-FRI-12', 'At least one card goes into the deck.');
  if (count > 3) return no('R-FRI-50', 'At most three cards go into the deck.');
  return no('A-FRI-24', 'The Pool does not hold so many cards.');
}
