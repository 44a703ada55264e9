/** What is said of brackets, in English. */
export const bracketEnglish = {};
