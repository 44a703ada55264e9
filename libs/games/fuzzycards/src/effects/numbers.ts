/** More than any amount, number of targets or price in the game. */
export const MOST = 99;
