/** More than any amount or number of targets in the game. */
export const MOST = 99;
