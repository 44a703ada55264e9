/** What is said of the calendar of events and of a new event, in English. */
export const eventsEnglish = {};
