/** What is said of the screen for a hall, in English. */
export const wallEnglish = {};
