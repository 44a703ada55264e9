/** All that an instruction of a card can do, a file for each family. */
import type { Verb } from '@scoresheet/rules-engine';
import { DECK_VERBS } from './deck-verbs.js';
import { FIELD_VERBS } from './field-verbs.js';
import { LIFE_VERBS } from './life-verbs.js';
import { MOVING_VERBS } from './moving-verbs.js';

export const VERBS: { readonly [verb: string]: Verb } = {
  ...LIFE_VERBS,
  ...DECK_VERBS,
  ...MOVING_VERBS,
  ...FIELD_VERBS,
  /** A card that stays was saved before it was destroyed (`saves.ts`): nothing is left to do. */
  stay: () => undefined,
};
