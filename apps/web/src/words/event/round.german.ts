/** What is said of pairings, tables and results, in German. */
import type { roundEnglish } from './round.english.js';

export const roundGerman: typeof roundEnglish = {};
