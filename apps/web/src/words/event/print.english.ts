/** What is said of sheets to print, in English. */
export const printEnglish = {};
