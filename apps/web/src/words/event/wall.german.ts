/** What is said of the screen for a hall, in German. */
import type { wallEnglish } from './wall.english.js';

export const wallGerman: typeof wallEnglish = {};
