/** What is said of who plays, in English. */
export const entrantsEnglish = {};
