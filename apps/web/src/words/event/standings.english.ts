/** What is said of standings, and why a rank is what it is, in English. */
export const standingsEnglish = {};
