/** Answers that several decisions take. */
import type { Phrase } from '@scoresheet/rules-presentation';

export const END = 'end';
export const STAY = 'stay';

export const ENDS_THE_PHASE: Phrase = { says: 'ends the phase', also: ['passes'], id: END };

export const STAYS: Phrase = {
  says: 'stays',
  also: ['ends the phase', 'passes', 'moves nothing'],
  id: STAY,
};
