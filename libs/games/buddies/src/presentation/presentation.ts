/** How Buddies is shown: what its table means, and how its options are pointed out. */
import type { GamePresentation } from '@scoresheet/rules-presentation';
import { LAYOUT } from './layout.js';
import { reads } from './reads.js';

export const PRESENTATION: GamePresentation = { layout: LAYOUT, reads };
