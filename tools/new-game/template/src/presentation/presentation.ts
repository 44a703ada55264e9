/** How Sample Game is shown, and how its options read: a verb and a card, as in every game. */
import { optionReader, type GamePresentation } from '@scoresheet/rules-presentation';
import { FACES } from '../cards/card-set.js';
import { LAYOUT } from './layout.js';

const reads = optionReader({ faces: FACES });

export const PRESENTATION: GamePresentation = { layout: LAYOUT, reads };
