/** More than any number of cards or targets in the game. */
export const MOST = 99;
/** More than any damage, any HP, any bound of a condition. */
export const MOST_POINTS = 999;
