/** What is said of pairings, tables and results, in English. */
export const roundEnglish = {};
