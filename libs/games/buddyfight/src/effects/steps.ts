/** What effects ask of fighters while they are carried out. */
import type { Step } from '@scoresheet/rules-engine';
import { discardStep } from './discard.js';
import { lookStep } from './look.js';
import { searchStep } from './search.js';
import { shiftStep } from './shift.js';

export const EFFECT_STEPS = {
  discard: discardStep,
  'look-at-top': lookStep,
  search: searchStep,
  shift: shiftStep,
} as { readonly [kind: string]: Step };
