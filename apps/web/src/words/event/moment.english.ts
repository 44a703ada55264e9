/** What is said of the line of time below the standings, in English. */
export const momentEnglish = {};
