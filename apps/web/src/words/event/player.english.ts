/** What is said of a player across events, in English. */
export const playerEnglish = {};
