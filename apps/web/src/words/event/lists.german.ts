/** What is said of lists of cards after they are opened, in German. */
import type { listsEnglish } from './lists.english.js';

export const listsGerman: typeof listsEnglish = {};
