/** What is said of the calendar of events and of a new event, in German. */
import type { eventsEnglish } from './events.english.js';

export const eventsGerman: typeof eventsEnglish = {};
