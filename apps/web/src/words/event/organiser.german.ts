/** What is said of running an event, in German. */
import type { organiserEnglish } from './organiser.english.js';

export const organiserGerman: typeof organiserEnglish = {};
