/** What is said of sheets to print, in German. */
import type { printEnglish } from './print.english.js';

export const printGerman: typeof printEnglish = {};
