/** What is said of brackets, in German. */
import type { bracketEnglish } from './bracket.english.js';

export const bracketGerman: typeof bracketEnglish = {};
