/** What is said of who plays, in German. */
import type { entrantsEnglish } from './entrants.english.js';

export const entrantsGerman: typeof entrantsEnglish = {};
