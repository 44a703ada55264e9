/** The holes in the rules that a match may read in more than one way. */
import { reading } from '@scoresheet/rules-presentation';

export const openingHand = reading('openingHand', {
  usual: 3,
  others: [[4, 'each seat begins with four cards (A-SMP-01)']],
});

export const READINGS = [openingHand];
