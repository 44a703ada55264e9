/** What is said of the staff of an event, in German. */
import type { staffEnglish } from './staff.english.js';

export const staffGerman: typeof staffEnglish = {};
