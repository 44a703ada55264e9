/** What is said of lists of cards after they are opened, in English. */
export const listsEnglish = {};
