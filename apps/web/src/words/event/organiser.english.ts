/** What is said of running an event, in English. */
export const organiserEnglish = {};
