/** What is said of the staff of an event, in English. */
export const staffEnglish = {};
