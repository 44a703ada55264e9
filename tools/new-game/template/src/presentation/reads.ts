/** How the options of Sample Game read: a verb and a card, as in every game. */
import { optionReader } from '@scoresheet/rules-presentation';
import { FACES } from '../cards/card-set.js';

export const reads = optionReader({ faces: FACES });
