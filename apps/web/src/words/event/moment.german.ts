/** What is said of the line of time below the standings, in German. */
import type { momentEnglish } from './moment.english.js';

export const momentGerman: typeof momentEnglish = {};
