/** What is said of what a player does at an event, in English. */
export const ownEnglish = {};
