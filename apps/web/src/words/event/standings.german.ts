/** What is said of standings, and why a rank is what it is, in German. */
import type { standingsEnglish } from './standings.english.js';

export const standingsGerman: typeof standingsEnglish = {};
